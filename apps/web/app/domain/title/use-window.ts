import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type Slot, windowOf } from '#app/ui/window-of.ts';

/** Tiles that are drawn before anything can be measured: the first page of every grid, on the server too. */
const FIRST = 24;

interface Measures {
  columns: number;
  /** From the top of a row to the top of the next, in pixels. */
  pitch: number;
  /** Between two rows. */
  gap: number;
}

/** Rows, the second one not included. */
interface Range {
  from: number;
  to: number;
}

/** Measures the first tile, and tells the stylesheet what the outlines of tiles are to be like. */
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

/** The rows in view, and so many screens of them before and after. */
function inView(grid: HTMLElement, { pitch }: Measures, screens: number): Range {
  const { top } = grid.getBoundingClientRect();
  const screen = window.innerHeight;
  const from = Math.floor((-top - screens * screen) / pitch);
  const to = Math.ceil(((1 + screens) * screen - top) / pitch);
  return { from: Math.max(0, from), to: Math.max(0, to) };
}

/** The row of a tile, while the focus is in it. */
function rowOf({ target }: FocusEvent, { columns }: Measures): number | null {
  const place = target.closest('[aria-posinset]')?.getAttribute('aria-posinset');
  return place ? Math.floor((Number(place) - 1) / columns) : null;
}

interface GridWindow<E extends HTMLElement> {
  grid: RefObject<E | null>;
  columns: number;
  /** What is in the document, and the rows left out around it. */
  rows: Slot[];
  /** Of so many rows that are left out, in pixels. */
  heightOf(rows: number): number;
  /** For the grid's element: the row that has the focus stays, however far it is scrolled away. */
  focus: { onFocus(event: FocusEvent): void; onBlur(event: FocusEvent): void };
}

/**
 * Which rows of a long grid are in the document: those near the view, and the one that has the focus. The others
 * are outlines of the right height, so that 2,000 titles cost as much as the screen shows. All rows of a grid are of
 * one height. Where nothing can be measured every tile is drawn.
 */
export function useWindow<E extends HTMLElement>(count: number): GridWindow<E> {
  const grid = useRef<E>(null);
  /** Undefined until there was something to measure, null where that cannot be done. */
  const [measures, setMeasures] = useState<Measures | null>();
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST });
  const [focused, setFocused] = useState<number | null>(null);

  // Whoever scrolls to a kept place, before anything else of the list is drawn, finds its full height.
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
      // After a leap the tiles are drawn with this very frame; otherwise they were there before they came in view.
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
        // A window that is left keeps its focus for when one comes back.
        const isElsewhere = !grid.current?.contains(relatedTarget);
        if (isElsewhere && document.hasFocus()) setFocused(null);
      },
    },
  };
}
