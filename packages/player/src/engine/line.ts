import type { Quality } from '../store/state.ts';

/** What the browser says of the line (Network Information API), where it says anything. */
export type Line = { readonly downlink?: number; readonly saveData?: boolean };

export const line = (): Line | undefined =>
  (navigator as Navigator & { readonly connection?: Line }).connection;

/** Where the browser does not say what the line carries: enough for a good picture, safe for a phone. */
const USUAL_BITS_PER_SECOND = 2_500_000;

/** The bandwidth to begin with, in bits per second. */
export function expectedBandwidth(connection: Line | undefined): number {
  const megabits = connection?.downlink ?? 0;
  return megabits > 0 ? megabits * 1_000_000 : USUAL_BITS_PER_SECOND;
}

/** Heights, and the bits per second that each is comfortable with. */
const COMFORT = [
  [1080, 5_000_000],
  [720, 2_000_000],
  [480, 1_000_000],
] as const;
const LOWEST = 360;
const SAVING = 480;

/**
 * The height in pixels to begin with: the one the viewer stays on, the lowest there is for the data saver, else what
 * line and screen are good for. Later the engine goes by what it measures.
 * @param screenHeight in device pixels
 */
export function heightToBeginWith(
  quality: Quality,
  connection: Line | undefined,
  screenHeight: number,
): number {
  if (quality === 'saver') return 1;
  if (quality !== 'auto') return quality;
  const bandwidth = expectedBandwidth(connection);
  const carried = COMFORT.find(([, needed]) => bandwidth >= needed)?.[0] ?? LOWEST;
  // A rung is of use when the screen shows more than the one below it.
  const shown = COMFORT.find(([height]) => screenHeight > height * 0.7)?.[0] ?? LOWEST;
  return Math.min(carried, shown, connection?.saveData ? SAVING : carried);
}
