/** A place on the screen, as of getBoundingClientRect. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
export type Direction = 'left' | 'right' | 'up' | 'down';

/** Edges may overlap so much and still count as one after the other: rings, rounding, scaled tiles. */
const SLACK = 8;

/** How far a box lies from another in a direction, and how far beside the line; null when it lies elsewhere. */
function distance(
  from: Box,
  to: Box,
  direction: Direction,
): { along: number; across: number } | null {
  const gaps = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  };
  const along = gaps[direction];
  if (along < -SLACK) return null;
  const sideways = direction === 'left' || direction === 'right';
  const across = sideways
    ? (to.top + to.bottom - from.top - from.bottom) / 2
    : (to.left + to.right - from.left - from.right) / 2;
  const overlaps = sideways ? to.top < from.bottom && from.top < to.bottom : true;
  return overlaps ? { along: Math.max(0, along), across: Math.abs(across) } : null;
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
