import { type Clip, findTrack } from '../clip.ts';
import {
  clipAt,
  EPOCH,
  type Schedule,
  SEGMENT,
  SEGMENTS_PER_SLOT,
  SLOT,
  slotStart,
} from './schedule.ts';

/**
 * Segments in a live playlist: two hours. A viewer who starts an hour's programme over in its last minute can
 * still pause for another hour.
 */
export const WINDOW = (120 * SLOT) / SEGMENT;

/**
 * Segments in a delta update (RFC 8216bis, 6.2.5.1): two minutes, so that a player whose timers slept for one
 * may still request it. At least six target durations.
 */
export const DELTA = (2 * SLOT) / SEGMENT;

/** The version of a clip in a slot that starts at `start` (ms); undefined if there is none. */
export type ClipLookup = (id: string, start: number) => Clip | undefined;

/** Position of a listed segment: its number since the epoch, its slot, and its index in the clip. */
export type Place = {
  readonly number: number;
  readonly slot: number;
  readonly index: number;
  readonly clip: Clip;
};

/** Number of the newest segment listed at a moment (ms since 1970): the last one that has ended. */
export const newestAt = (now: number) => Math.floor((now - EPOCH) / SEGMENT) - 1;

/** Number of the oldest segment of the whole window. */
export const oldestAt = (now: number) => Math.max(0, newestAt(now) - WINDOW + 1);

export const slotOf = (number: number) => Math.floor(number / SEGMENTS_PER_SLOT);

/** Whether the clip fills one slot of the grid exactly, in all its renditions. */
export function fitsGrid(clip: Clip): boolean {
  const lengths = [...clip.video, ...clip.audio].map((track) => track.segments.length);
  return clip.duration * 1000 === SLOT && lengths.every((length) => length === SEGMENTS_PER_SLOT);
}

/**
 * The newest `count` segments of the window at a moment, oldest first; undefined when the clip of one is
 * missing, off the grid, or the channel was off the air.
 */
export function placesAt(
  schedule: Schedule,
  lookup: ClipLookup,
  now: number,
  count: number,
): Place[] | undefined {
  const newest = newestAt(now);
  const places: Place[] = [];
  let clip: Clip | undefined;
  for (let number = Math.max(oldestAt(now), newest - count + 1); number <= newest; number += 1) {
    const slot = slotOf(number);
    const index = number - slot * SEGMENTS_PER_SLOT;
    if (!clip || index === 0) {
      const id = clipAt(schedule, slot);
      clip = id === null ? undefined : lookup(id, slotStart(slot));
    }
    if (!clip || (index === 0 || places.length === 0 ? !fitsGrid(clip) : false)) return undefined;
    places.push({ number, slot, index, clip });
  }
  return places;
}

/** Milliseconds since 1970 at which a segment of a rendition begins: audio is cut where a frame ends. */
export function dateOf({ clip, slot, index }: Place, rendition: string | undefined): number {
  const track = rendition === undefined ? undefined : findTrack(clip, rendition);
  if (!track) return slotStart(slot) + index * SEGMENT;
  const before = track.segments.slice(0, index).reduce((sum, [seconds]) => sum + seconds, 0);
  return slotStart(slot) + before * 1000;
}
