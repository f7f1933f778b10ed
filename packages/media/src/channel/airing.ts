import type { Clip } from '../clip.ts';
import { SEGMENT, SLOT } from './schedule.ts';

/**
 * A stretch of a channel that plays films by a guide: segments of one asset in order, from its first one again when they
 * run out. Once locked it changes only by losing segments at its end that are not published yet. Times are in milliseconds
 * since 1970.
 */
export type Airing = {
  /** Of its first segment, counted over the life of the channel. */
  readonly number: number;
  /** Of its first segment: every airing, and every repetition of its asset, follows a discontinuity. */
  readonly discontinuity: number;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
  readonly asset: string;
  /** The segment of the asset with which it begins. */
  readonly first: number;
  /** Segments. */
  readonly count: number;
  /** Whether it stays in the window after its end. */
  readonly catchUp: boolean;
};

/** An airing with its asset as the video plays it. */
export type PlayedAiring = Airing & { readonly clip: Clip };

/** Seconds of the longest segment of a channel; fixed, as it must not change (RFC 8216, 6.2.1). */
export const TARGET = SEGMENT / 1000;

/** Milliseconds of the segments of a clip that all its renditions have. Pictures decide: their borders are the same. */
export function reelOf(clip: Clip): readonly number[] {
  const tracks = [...clip.video, ...clip.audio];
  const count = Math.min(...tracks.map(({ segments }) => segments.length));
  const picture = clip.video[0]?.segments ?? [];
  return picture.slice(0, count).map(([seconds]) => seconds * 1000);
}

/** Why a channel cannot play a clip; null: it can. */
export function unplayable(clip: Clip): string | null {
  if (clip.video.length === 0) return 'it has no picture';
  if (clip.audio.length === 0) return 'it has no sound';
  if (reelOf(clip).length === 0) return 'it has no segments';
  const lengths = [...clip.video, ...clip.audio].flatMap(({ segments }) =>
    segments.map(([seconds]) => seconds),
  );
  return lengths.every((seconds) => Math.round(seconds) <= TARGET)
    ? null
    : `it has segments of more than ${TARGET} s`;
}

/** A segment of a channel; `index` counts in the asset. */
export type ChannelSegment = {
  readonly number: number;
  readonly discontinuity: number;
  readonly index: number;
  /** Milliseconds from the beginning of the asset. */
  readonly offset: number;
  /** Follows a discontinuity. */
  readonly opens: boolean;
  readonly start: number;
  readonly end: number;
  readonly airing: PlayedAiring;
};

const listedOf = new WeakMap<readonly PlayedAiring[], readonly ChannelSegment[]>();

/** The segments of airings, in order. */
function segmentsOf(airings: readonly PlayedAiring[]): readonly ChannelSegment[] {
  const known = listedOf.get(airings);
  if (known) return known;
  const listed = airings.flatMap((airing) => [...segmentsIn(airing)]);
  listedOf.set(airings, listed);
  return listed;
}

function* segmentsIn(airing: PlayedAiring): Generator<ChannelSegment> {
  const reel = reelOf(airing.clip);
  let { start } = airing;
  let offset = reel.slice(0, airing.first).reduce((sum, length) => sum + length, 0);
  for (let nth = 0; nth < airing.count; nth += 1) {
    const index = (airing.first + nth) % reel.length;
    const length = reel[index] ?? 0;
    const end = start + length;
    if (index === 0) offset = 0;
    yield {
      number: airing.number + nth,
      discontinuity: airing.discontinuity + Math.floor((airing.first + nth) / reel.length),
      index,
      offset,
      opens: nth === 0 || index === 0,
      start,
      end,
      airing,
    };
    start = end;
    offset += length;
  }
}

/** Two hours, as every channel of the product (docs/decisions/0023). */
export const WINDOW_MS = 120 * SLOT;

/**
 * Milliseconds for which an airing that is not for later stays listed after its end, so that the playlist never gets
 * shorter than three target durations (RFC 8216, 6.2.2).
 */
export const GRACE_MS = SLOT;

/** Position among the segments of the newest one that has ended; -1 without one. */
function newestIn(listed: readonly ChannelSegment[], now: number): number {
  let [low, high] = [0, listed.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((listed[middle]?.end ?? Infinity) <= now) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Number of the newest segment that has ended at a moment. Until it changes, playlists stay the same; -1: there is none. */
export function newestAired(airings: readonly PlayedAiring[], now: number): number {
  const listed = segmentsOf(airings);
  return listed[newestIn(listed, now)]?.number ?? -1;
}

/**
 * The segments that are listed at a moment, oldest first: those that have ended, of the last two hours, and since the end
 * of the last airing that is not for later. Counted from the end of the newest one, so they change only with it.
 */
export function airedAt(airings: readonly PlayedAiring[], now: number): readonly ChannelSegment[] {
  const listed = segmentsOf(airings);
  const newest = newestIn(listed, now);
  const end = listed[newest]?.end ?? 0;
  const past = airings.filter((airing) => !airing.catchUp && airing.end + GRACE_MS <= end);
  const from = Math.max(end - WINDOW_MS, ...past.map((airing) => airing.end));
  const oldest = listed.findIndex(({ start }) => start >= from);
  return oldest === -1 ? [] : listed.slice(oldest, newest + 1);
}
