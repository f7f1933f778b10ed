import * as z from 'zod/mini';

const count = (most: number) => z.int().check(z.gte(0), z.lte(most));

/** The largest number of each measure that a report may have; players stop counting there. */
export const MOST_OF_QUALITY = {
  /** A day, in milliseconds. */
  time: 86_400_000,
  /** Ten minutes, in milliseconds: nobody waits longer for a picture. */
  firstFrame: 600_000,
  count: 10_000,
  /** Lines of the picture. */
  height: 4320,
} as const;
const { time, firstFrame, count: most, height } = MOST_OF_QUALITY;

/** Why a player stopped (packages/player/src/store/state.ts). */
export const PLAYER_ERRORS = [
  'network',
  'access',
  'missing',
  'offAir',
  'media',
  'unsupported',
] as const;
export type PlayerErrorKind = (typeof PLAYER_ERRORS)[number];

/**
 * How a viewing went so far. All numbers count from its START and never fall, so the report with the greatest
 * `elapsedMs` has everything, and a lost one costs nothing. Times in milliseconds.
 */
export const viewingQuality = z.object({
  /**
   * A random id that the player makes for each viewing, for these numbers alone. Nothing else is stored under it, and it is
   * dropped a few hours after the last report.
   */
  viewing: z.uuid(),
  /** Since START. */
  elapsedMs: count(time),
  /** What the viewer waited for the first picture; null while there is none. */
  firstFrameMs: z.nullable(count(firstFrame)),
  playedMs: count(time),
  /** Waits after the first picture that the viewer did not cause by seeking. */
  stalls: count(most),
  stallMs: count(time),
  /** Changes of the picture's height. */
  switches: count(most),
  /** The picture's height in lines; null while there is none. */
  height: z.nullable(z.int().check(z.gte(1), z.lte(height))),
  /** Errors that ended playback. */
  errors: count(most),
  /** The last of them; null: none. Clients before this field count errors alone. */
  error: z.optional(z.nullable(z.enum(PLAYER_ERRORS))),
});
export type ViewingQuality = z.output<typeof viewingQuality>;
