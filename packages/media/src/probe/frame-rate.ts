/** Frames per second as a fraction, such as 24000/1001. */
export type FrameRate = { readonly num: number; readonly den: number };

const RATES: readonly FrameRate[] = [
  { num: 24_000, den: 1001 },
  { num: 24, den: 1 },
  { num: 25, den: 1 },
  { num: 30_000, den: 1001 },
  { num: 30, den: 1 },
  { num: 48, den: 1 },
  { num: 50, den: 1 },
  { num: 60_000, den: 1001 },
  { num: 60, den: 1 },
];
/** Just below the lowest and just above the highest rate. */
const [SLOWEST, FASTEST] = [23, 61];

export const fps = ({ num, den }: FrameRate) => num / den;

/** Reads ffprobe's `30000/1001`; undefined for `0/0`. */
export function readRate(text: string | undefined): number | undefined {
  const [num = 0, den = 1] = (text ?? '').split('/').map(Number);
  const rate = num / den;
  return Number.isFinite(rate) && rate > 0 ? rate : undefined;
}

/**
 * The constant rate for the encoding: the nearest usual rate. Frames of slow recordings are repeated, and those of fast
 * ones dropped: 15 becomes 30, 120 becomes 60.
 */
export function steadyRate(rate: number): FrameRate {
  let target = rate;
  if (rate < SLOWEST) target = rate * Math.ceil(SLOWEST / rate);
  else if (rate > FASTEST) target = rate / Math.ceil(rate / FASTEST);
  const distance = (each: FrameRate) => Math.abs(fps(each) - target);
  return RATES.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}
