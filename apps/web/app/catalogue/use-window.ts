import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Tiles that are drawn before anything can be measured: the first page of every grid, on the server too. */
const FIRST = 24;

interface Measures {
  columns: number;
  /** From the top of a row to the top of the next, in pixels. */
  pitch: number;
}

function measure(grid: HTMLElement): Measures | null {
  const tile = grid.firstElementChild;
  if (!tile) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const { height } = tile.getBoundingClientRect();
  const columns = gridTemplateColumns.split(' ').length;
  return height > 0 ? { columns, pitch: height + Number.parseFloat(rowGap) } : null;
}

const within = (value: number, most: number) => Math.min(Math.max(value, 0), most);

interface Range {
  from: number;
  to: number;
}

/** The range one has already where the new one is no other, so that nothing is drawn again. */
const same = (before: Range, next: Range) =>
  before.from === next.from && before.to === next.to ? before : next;

/** The rows in view and a screen's height of them before and after, as indices of tiles. */
function inView(grid: HTMLElement, { columns, pitch }: Measures, count: number): Range {
  const { top } = grid.getBoundingClientRect();
  const screen = window.innerHeight;
  const rows = Math.ceil(count / columns);
  const first = within(Math.floor((-top - screen) / pitch), rows);
  const last = within(Math.ceil((2 * screen - top) / pitch), rows);
  return { from: first * columns, to: last * columns };
}

/**
 * Which tiles of a long grid are in the document: the others are empty space of the right height, so that 2,000
 * titles cost as much as the screen shows. All rows of a grid are of one height. Where nothing can be measured
 * every tile is drawn.
 */
export function useWindow<E extends HTMLElement>(count: number): [RefObject<E | null>, Range] {
  const grid = useRef<E>(null);
  const [range, setRange] = useState<Range>({ from: 0, to: FIRST });
  const measures = useRef<Measures | null>(null);

  // Space for what is not drawn, set together with what is: whoever scrolls to a kept place finds the full height.
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    measures.current ??= measure(element);
    if (!measures.current) return setRange((before) => same(before, { from: 0, to: count }));
    const { columns, pitch } = measures.current;
    const below = Math.max(0, Math.ceil(count / columns) - Math.ceil(range.to / columns));
    element.style.paddingBlockStart = `${(range.from / columns) * pitch}px`;
    element.style.paddingBlockEnd = `${below * pitch}px`;
  }, [count, range]);

  useEffect(() => {
    const update = () => {
      if (!grid.current || !measures.current) return;
      const next = inView(grid.current, measures.current, count);
      setRange((before) => same(before, next));
    };
    const measureAgain = () => {
      measures.current = grid.current && measure(grid.current);
      // The space around has other measures too, though the tiles may be the same.
      setRange((before) => ({ ...before }));
      update();
    };
    measureAgain();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', measureAgain);
    return () => {
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', measureAgain);
    };
  }, [count]);

  return [grid, range];
}
