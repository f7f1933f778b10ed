import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Slot, windowOf } from '@kandil/ui/place/window-of.ts';

/** Tiles rendered before the first measurement, also on the server: the first page of every grid. */
const FIRST = 24;

interface Measures {
  columns: number;
  /** Pixels from the top of a row to the top of the next. */
  pitch: number;
  /** Pixels between two rows. */
  gap: number;
}

/** Rows from `from` to `to`, without `to`. */
interface Range {
  from: number;
  to: number;
}

/** Measures the first tile, and passes its size to the stylesheet for the placeholders. */
function measure(grid: HTMLElement): Measures | null {
  const tile = grid.querySelector(':scope > [aria-posinset]');
  const { width = 0, height = 0 } = tile?.getBoundingClientRect() ?? {};
  if (height === 0) return null;
  const { gridTemplateColumns, rowGap, columnGap } = getComputedStyle(grid);
  const gap = Number.parseFloat(rowGap);
  grid.style.setProperty('--tile-width', `${width}px`);
  grid.style.setProperty('--tile-gap', columnGap);
  grid.style.setProperty('--tile-pitch', `${height + gap}px`);
  return { columns: gridTemplateColumns.split(' ').length, pitch: height + gap, gap };
}

/** The rows in view, and those of some screens before and after. */
function inView(grid: HTMLElement, { pitch }: Measures, screens: number): Range {
  const { top } = grid.getBoundingClientRect();
  const screen = window.innerHeight;
  const from = Math.floor((-top - screens * screen) / pitch);
  const to = Math.ceil(((1 + screens) * screen - top) / pitch);
  return { from: Math.max(0, from), to: Math.max(0, to) };
}

/** The row of the tile that has the focus. */
function rowOf({ target }: FocusEvent, { columns }: Measures): number | null {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Math.floor((Number(place) - 1) / columns) : null;
}

interface GridWindow<E extends HTMLElement> {
  grid: RefObject<E | null>;
  columns: number;
  /** The rendered tiles, and the rows omitted before and after them. */
  rows: Slot[];
  /** Pixels that a number of omitted rows takes. */
  heightOf(rows: number): number;
  /** Props of the grid's element: they keep the row with the focus rendered. */
  focus: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Virtualises a long grid: only the rows near the viewport and the row with the focus are rendered. The others are
 * placeholders of the right height, so that the cost of 2,000 titles is that of one screen. All rows have the same
 * height. Without layout, every tile is rendered.
 */
export function useWindow<E extends HTMLElement>(count: number): GridWindow<E> {
  const grid = useRef<E>(null);
  /** Undefined before the first measurement; null where nothing can be measured. */
  const [measures, setMeasures] = useState<Measures | null>();
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST });
  const [focused, setFocused] = useState<number | null>(null);

  // A restored scroll position needs the full height before the tiles are rendered.
  useLayoutEffect(() => {
    if (!grid.current) return;
    const known = measures ?? measure(grid.current);
    if (!measures) setMeasures(known);
    if (!known) return;
    const rows = Math.ceil(count / known.columns);
    grid.current.style.minHeight = `${rows * known.pitch - known.gap}px`;
  }, [count, measures]);

  useEffect(() => {
    let drawn: Range = { from: 0, to: 0 };
    const update = (draw: (move: () => void) => void) => {
      if (!grid.current || !measures) return;
      const next = inView(grid.current, measures, 1);
      if (next.from === drawn.from && next.to === drawn.to) return;
      drawn = next;
      draw(() => setRange(next));
    };
    const onScroll = () => {
      if (!grid.current || !measures) return;
      const seen = inView(grid.current, measures, 0);
      // After a jump the tiles must be rendered in this frame; otherwise they are rendered before they come into view.
      const isLeap = seen.from < drawn.from || seen.to > drawn.to;
      update(isLeap ? flushSync : (move) => move());
    };
    const onResize = () => setMeasures(grid.current && measure(grid.current));
    update((move) => move());
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onResize);
    return () => {
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onResize);
    };
  }, [measures]);

  const columns = measures?.columns ?? (measures === null ? Math.max(1, count) : FIRST);
  return {
    grid,
    columns,
    rows: measures
      ? windowOf(range.from, range.to, Math.ceil(count / columns), focused)
      : [{ index: 0 }],
    heightOf: (rows) => (measures ? rows * measures.pitch - measures.gap : 0),
    focus: {
      onFocus: (event) => setFocused(measures ? rowOf(event, measures) : null),
      onBlur({ relatedTarget }) {
        // When the window loses the focus, its element keeps it for the return.
        const isElsewhere = !grid.current?.contains(relatedTarget);
        if (isElsewhere && document.hasFocus()) setFocused(null);
      },
    },
  };
}
