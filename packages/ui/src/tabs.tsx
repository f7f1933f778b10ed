import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The ends of a row behind which more of it is hidden: `before`, `after`, both or none. */
function useHiddenEnds(row: RefObject<HTMLElement | null>, count: number) {
  const [ends, setEnds] = useState('');
  useEffect(() => {
    const box = row.current;
    if (!box || count === 0) return;
    const look = () => {
      // Negative where the row runs right to left.
      const before = Math.abs(box.scrollLeft);
      const after = box.scrollWidth - box.clientWidth - before;
      setEnds([before > 1 && 'before', after > 1 && 'after'].filter(Boolean).join(' '));
    };
    look();
    const listening = new AbortController();
    const { signal } = listening;
    box.addEventListener('scroll', look, { passive: true, signal });
    window.addEventListener('resize', look, { signal });
    return () => listening.abort();
  }, [row, count]);
  return ends;
}

/** A hidden end fades, so that one sees that there is more. */
const FADES =
  'ltr:data-[more~=after]:mask-r-from-80% rtl:data-[more~=after]:mask-l-from-80% ltr:data-[more~=before]:mask-l-from-80% rtl:data-[more~=before]:mask-r-from-80%';

/** Tabs (WAI-ARIA): arrow keys in reading direction change the panel. */
export function Tabs({
  tabs,
  label,
  rtl,
  aside,
}: {
  tabs: Tab[];
  label: string;
  rtl: boolean;
  aside?: ReactNode;
}) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const prefix = useId();
  const hiddenEnds = useHiddenEnds(list, tabs.length);
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = (STEPS[event.key] ?? 0) * (rtl ? -1 : 1);
    const next = tabs.findIndex(({ id }) => id === current?.id) + step;
    // Past the ends a remote moves on to what is beside the tabs.
    if (step === 0 || !tabs[next]) return;
    event.preventDefault();
    setChosen(tabs[next].id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div className="gutter border-line flex flex-col-reverse border-b sm:flex-row sm:items-end sm:justify-between sm:gap-4">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          data-more={hiddenEnds}
          className={cx('no-bar -mb-px flex gap-4 overflow-x-auto sm:gap-8', FADES)}
          onKeyDown={onKeyDown}
        >
          {tabs.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${prefix}${id}`}
              aria-selected={id === current?.id}
              aria-controls={`${prefix}${id}-panel`}
              tabIndex={id === current?.id ? 0 : -1}
              className={cx(
                'min-h-12 border-b-2 font-semibold whitespace-nowrap transition-colors duration-200 -outline-offset-2',
                id === current?.id
                  ? 'border-gold text-text'
                  : 'border-transparent text-muted hover:text-text',
              )}
              onClick={() => setChosen(id)}
            >
              {title}
            </button>
          ))}
        </div>
        {aside}
      </div>
      {current && (
        <div
          key={current.id}
          role="tabpanel"
          id={`${prefix}${current.id}-panel`}
          aria-labelledby={`${prefix}${current.id}`}
          className="gutter animate-fade pt-6"
        >
          {current.content}
        </div>
      )}
    </div>
  );
}
