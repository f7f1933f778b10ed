import type { Quality } from '../store/state.ts';

/** The browser's network information (Network Information API), where it exists. */
export type Line = { readonly downlink?: number; readonly saveData?: boolean };

export const line = (): Line | undefined =>
  (navigator as Navigator & { readonly connection?: Line }).connection;

/** Default bandwidth where the browser reports none: enough for a good picture, safe for a phone. */
const USUAL_BITS_PER_SECOND = 2_500_000;

/** The initial bandwidth estimate, in bits per second. */
export function expectedBandwidth(connection: Line | undefined): number {
  const megabits = connection?.downlink ?? 0;
  return megabits > 0 ? megabits * 1_000_000 : USUAL_BITS_PER_SECOND;
}

/** Heights with the bits per second that each needs. */
const COMFORT = [
  [1080, 5_000_000],
  [720, 2_000_000],
  [480, 1_000_000],
] as const;
const LOWEST = 360;
const SAVING = 480;

/**
 * The initial height in pixels: the viewer's fixed one, the lowest for the data saver, else the one that fits bandwidth
 * and screen. Later the engine measures.
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
  // A level is useful when the screen shows more than the one below it.
  const shown = COMFORT.find(([height]) => screenHeight > height * 0.7)?.[0] ?? LOWEST;
  return Math.min(carried, shown, connection?.saveData ? SAVING : carried);
}
