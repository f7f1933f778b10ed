import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from './cx.ts';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

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
      <div className="gutter border-line flex items-end justify-between gap-4 border-b">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className="no-bar -mb-px flex gap-5 overflow-x-auto sm:gap-8"
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
