import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@kandil/ui/cx.ts';
import { useRestoredPlace } from './use-restored-place.ts';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';

interface RailProps {
  /** The accessible name of the list. */
  label: string;
  rtl: boolean;
  previousLabel: string;
  nextLabel: string;
  children: ReactNode;
  className?: string | undefined;
  /** Called with the index of the first visible tile; the tiles carry `data-index`. */
  onMove?(first: number): void;
  /** Called with the index of the focused tile; null when none has the focus. */
  onFocusMove?(index: number | null): void;
}

interface Ends {
  start: boolean;
  end: boolean;
}

/** Whether a row can scroll to either side. scrollLeft is negative in right-to-left rows. */
function endsOf(track: HTMLElement): Ends {
  const passed = Math.abs(track.scrollLeft);
  return { start: passed < 8, end: passed + track.clientWidth > track.scrollWidth - 8 };
}

/** The index of the first visible tile of a row with tiles of equal width. */
function firstOf(track: HTMLElement): number {
  const tile = track.querySelector<HTMLElement>('[data-index]');
  const gap = Number.parseFloat(getComputedStyle(track).columnGap) || 0;
  const step = (tile?.offsetWidth ?? 0) + gap;
  return step > 0 ? Math.round(Math.abs(track.scrollLeft) / step) : 0;
}

function indexOf(target: HTMLElement): number | null {
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return index === undefined ? null : Number(index);
}

/**
 * A row of tiles that scrolls sideways: by touch and wheel with snapping, by buttons with a mouse, and with the focus,
 * which arrow keys move (shell/navigation/use-arrows.ts). Right-to-left languages mirror it.
 */
export function Rail({
  label,
  rtl,
  previousLabel,
  nextLabel,
  children,
  className,
  onMove,
  onFocusMove,
}: RailProps) {
  const track = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState<Ends>({ start: true, end: false });
  const forward = rtl ? -1 : 1;
  const keepPlace = useRestoredPlace(track, label);

  useEffect(() => {
    if (track.current) setEnds(endsOf(track.current));
  }, []);

  const onScroll = () => {
    if (!track.current) return;
    const next = endsOf(track.current);
    setEnds((known) => (known.start === next.start && known.end === next.end ? known : next));
    onMove?.(firstOf(track.current));
    keepPlace();
  };
  const turn = (pages: 1 | -1) => {
    const row = track.current;
    row?.scrollBy({ left: pages * forward * row.clientWidth * 0.9, behavior: 'smooth' });
  };
  return (
    <div className={cx('group/rail relative', className)}>
      <ul
        ref={track}
        aria-label={label}
        className="rail-track no-bar -my-3 py-3"
        onScroll={onScroll}
        onFocus={({ target }) => onFocusMove?.(indexOf(target))}
        onBlur={() => onFocusMove?.(null)}
      >
        {children}
      </ul>
      <RailArrow
        side="start"
        rtl={rtl}
        label={previousLabel}
        hidden={ends.start}
        onPress={() => turn(-1)}
      />
      <RailArrow side="end" rtl={rtl} label={nextLabel} hidden={ends.end} onPress={() => turn(1)} />
    </div>
  );
}

interface RailArrowProps {
  side: 'start' | 'end';
  rtl: boolean;
  label: string;
  hidden: boolean;
  onPress(): void;
}

/** For the mouse only: the keyboard moves through the tiles. */
function RailArrow({ side, rtl, label, hidden, onPress }: RailArrowProps) {
  const Icon = (side === 'start') === rtl ? ChevronRightIcon : ChevronLeftIcon;
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      className={cx(
        'absolute top-3 bottom-3 hidden w-(--gutter) items-center justify-center text-text opacity-0 transition-opacity duration-200 md:flex',
        'group-hover/rail:opacity-100 disabled:invisible',
        side === 'start'
          ? 'start-0 bg-linear-to-r from-ground/95 to-transparent rtl:bg-linear-to-l'
          : 'end-0 bg-linear-to-l from-ground/95 to-transparent rtl:bg-linear-to-r',
      )}
      disabled={hidden}
      onClick={onPress}
    >
      <Icon className="size-9 drop-shadow-lg" aria-hidden />
    </button>
  );
}
