import { SMALLEST_GROUP } from '@kandil/contract/control/numbers';

/** Buckets in which a value doubles: a bucket is 19 % wide, and its middle is at most 9 % away from what was measured. */
export const PER_DOUBLING = 4;

/** Where the buckets of a measure begin: bucket 0 has all values up to `LEAST`, the others are beyond it. */
export const LEAST = {
  /** Milliseconds. */
  FIRST_FRAME: 50,
  /** Ten-thousandths of played and waited time. */
  STALLED: 1,
} as const;
export type Measure = keyof typeof LEAST;

/** Viewings by bucket. */
export type Buckets = ReadonlyMap<number, number>;

/** The middle of a bucket; that of the lowest is its end, or nothing for a measure that is mostly zero. */
function valueOf(measure: Measure, bucket: number): number {
  if (bucket === 0) return measure === 'STALLED' ? 0 : LEAST[measure];
  return LEAST[measure] * 2 ** ((bucket - 0.5) / PER_DOUBLING);
}

/**
 * The value that a share of the viewings does not exceed. Null where fewer than five exceed it: then it would be about few.
 * @param share as in 0.95
 */
export function percentile(measure: Measure, buckets: Buckets, share: number): number | null {
  const total = [...buckets.values()].reduce((sum, viewings) => sum + viewings, 0);
  // Shares are inexact: 100 less 95 % of it is 5.
  if (Math.round(total * (1 - share) * 1000) / 1000 < SMALLEST_GROUP) return null;
  let below = 0;
  for (const [bucket, viewings] of [...buckets].sort(([one], [other]) => one - other)) {
    below += viewings;
    if (below >= total * share) return valueOf(measure, bucket);
  }
  return null;
}
