/** A place on the screen, as of getBoundingClientRect. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
export type Direction = 'left' | 'right' | 'up' | 'down';

export const isSideways = (direction: Direction) => direction === 'left' || direction === 'right';

/** Edges may overlap so much and still count as one after the other: rings, rounding, scaled tiles. */
const SLACK = 8;

/** The extent of a box along an axis. */
type Span = readonly [start: number, end: number];

const spansOf = ({ left, right, top, bottom }: Box, sideways: boolean): [Span, Span] =>
  sideways
    ? [
        [left, right],
        [top, bottom],
      ]
    : [
        [top, bottom],
        [left, right],
      ];
const middle = ([start, end]: Span) => (start + end) / 2;
const contains = (outer: Box, inner: Box) =>
  outer.left <= inner.left &&
  outer.right >= inner.right &&
  outer.top <= inner.top &&
  outer.bottom >= inner.bottom;

/** How far a span lies beside another; the middles only break ties. */
const aside = (from: Span, to: Span) =>
  Math.max(0, to[0] - from[1], from[0] - to[1]) + Math.abs(middle(from) - middle(to)) / 4;

/** How far a box lies from another in a direction, and how far beside the line; null when it lies elsewhere. */
function distance(
  from: Box,
  to: Box,
  direction: Direction,
): { along: number; across: number } | null {
  const sideways = isSideways(direction);
  const [fromAlong, fromAcross] = spansOf(from, sideways);
  const [toAlong, toAcross] = spansOf(to, sideways);
  const isForward = direction === 'right' || direction === 'down';
  // A button inside a field, or the field around it, lies where its middle does.
  const inside = contains(from, to) || contains(to, from);
  const gap = isForward ? toAlong[0] - fromAlong[1] : fromAlong[0] - toAlong[1];
  const between = (middle(toAlong) - middle(fromAlong)) * (isForward ? 1 : -1);
  const along = inside && between > SLACK ? 0 : gap;
  const isInLine = toAcross[0] < fromAcross[1] && fromAcross[0] < toAcross[1];
  if (along < -SLACK || (sideways && !isInLine)) return null;
  return { along: Math.max(0, along), across: aside(fromAcross, toAcross) };
}

/**
 * Which of the boxes is next in a direction, as with the four arrows of a remote: the nearest one, where a step
 * aside counts twice. Sideways only what stands in the same line counts.
 * @returns its index, or -1
 */
export function nextBox(from: Box, boxes: readonly Box[], direction: Direction): number {
  let next = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const way = distance(from, box, direction);
    const cost = way ? way.along + 2 * way.across : Number.POSITIVE_INFINITY;
    if (cost >= least) continue;
    least = cost;
    next = index;
  }
  return next;
}
