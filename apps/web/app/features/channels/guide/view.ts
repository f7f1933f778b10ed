import { type Axis, HOUR, MINUTE, offsetOf, type Span, timeAt } from './time-axis.ts';

/** Sizes of the guide's parts in pixels. */
export interface Sizes {
  column: number;
  head: number;
  row: number;
  perMinute: number;
}

/** What is scrolled to, in pixels; `left` is from the start of the rows in either reading direction. */
export interface Scroll {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What the guide renders: hours and rows in view, plus a margin. */
export interface View extends Span {
  fromRow: number;
  toRow: number;
  /** The first visible time, rounded to half an hour. */
  first: number;
}

const STEP = 30 * MINUTE;
const MARGIN = HOUR;
const MARGIN_ROWS = 2;

/** The view of a scroll position: the known one if it is the same, so that nothing is rendered again. */
export function viewOf(known: View, scroll: Scroll, axis: Axis, sizes: Sizes): View {
  const { left, top, width, height } = scroll;
  const { column, head, row } = sizes;
  const first = timeAt(axis, left);
  const last = timeAt(axis, left + width - column);
  const view = {
    first: Math.round(first / STEP) * STEP,
    from: Math.max(axis.start, Math.floor((first - MARGIN) / STEP) * STEP),
    to: Math.min(axis.end, Math.ceil((last + MARGIN) / STEP) * STEP),
    fromRow: Math.max(0, Math.floor(top / row) - MARGIN_ROWS),
    toRow: Math.ceil((top + height - head) / row) + MARGIN_ROWS,
  };
  const names = Object.keys(view) as (keyof View)[];
  return names.every((name) => view[name] === known[name]) ? known : view;
}

/** Rendered rows: those in view and the one with the cursor. */
export function rowsOf({ fromRow, toRow }: View, count: number, cursor: number): number[] {
  const rows = new Set([cursor]);
  for (let row = fromRow; row < Math.min(toRow, count); row += 1) rows.add(row);
  return [...rows].sort((a, b) => a - b);
}

/** A span of a row, milliseconds since 1970. */
export interface Place extends Span {
  row: number;
}

/** The scroll position that shows a place, no further than needed; of a long span its start. */
export function positionFor(place: Place, scroll: Scroll, axis: Axis, sizes: Sizes) {
  const top = place.row * sizes.row;
  const [first, last] = [offsetOf(axis, place.from), offsetOf(axis, place.to)];
  return {
    top: nearest(scroll.top, [top, top + sizes.row], scroll.height - sizes.head),
    left: nearest(scroll.left, [first, last], scroll.width - sizes.column),
  };
}

/** The position nearest to another one from which so much room shows a part, or the start of a longer one. */
const nearest = (position: number, [start, end]: [number, number], room: number) =>
  Math.max(0, Math.min(start, Math.max(position, end - room)));
