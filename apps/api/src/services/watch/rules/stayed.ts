import { SMALLEST_GROUP } from '@kandil/contract/control/numbers';

/** Hundredths of a video between two points. */
const STEP = 5;
const END = 100;

export interface StayedPoint {
  percent: number;
  /** In percent with one decimal; null: hidden. */
  share: number | null;
}

const isGroup = (count: number): boolean => count === 0 || count >= SMALLEST_GROUP;

/**
 * The share of a video's viewings that came to each point. A point is hidden while fewer than five viewings were left since
 * the last shown one, and while fewer than five are still there: no difference of two points is about few.
 * @param ends how many viewings were left in each hundredth
 * @returns no points with fewer than five viewings
 */
export function stayed(ends: readonly { percent: number; viewings: number }[]): {
  starts: number;
  points: StayedPoint[];
} {
  const cameTo = (point: number) =>
    ends.reduce((sum, { percent, viewings }) => sum + (percent >= point ? viewings : 0), 0);
  const starts = cameTo(0);
  if (starts < SMALLEST_GROUP) return { starts, points: [] };
  let shown = starts;
  const points: StayedPoint[] = [];
  for (let percent = 0; percent <= END; percent += STEP) {
    const there = cameTo(percent);
    const isShown = isGroup(shown - there) && isGroup(there);
    if (isShown) shown = there;
    points.push({ percent, share: isShown ? Math.round((there / starts) * 1000) / 10 : null });
  }
  return { starts, points };
}
