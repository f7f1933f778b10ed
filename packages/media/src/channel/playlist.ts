import type { Clip } from '../clip.ts';
import { findSubtitles, findTrack } from '../clip.ts';
import { type AddressOf, header, mapOf, segmentOf } from '../playlist/media.ts';
import { multivariantPlaylist } from '../playlist/multivariant.ts';
import {
  clipAt,
  EPOCH,
  type Schedule,
  SEGMENT,
  SEGMENTS_PER_SLOT,
  SLOT,
  slotStart,
} from './schedule.ts';

/** Segments in a live playlist: 24 s. */
export const WINDOW = 6;

/** The clip of that id as it is used in a slot that starts at `start` (ms); undefined when there is none. */
export type ClipLookup = (id: string, start: number) => Clip | undefined;

type Place = {
  readonly number: number;
  readonly slot: number;
  readonly index: number;
  readonly clip: Clip;
};

/** True when the clip fills one slot of the grid exactly, in all its renditions. */
export function fitsGrid(clip: Clip): boolean {
  const lengths = [...clip.video, ...clip.audio].map((track) => track.segments.length);
  return clip.duration * 1000 === SLOT && lengths.every((length) => length === SEGMENTS_PER_SLOT);
}

/** Numbers of the segments listed at a moment; the newest is the last one that has ended. */
function listed(now: number): number[] {
  const onAir = Math.floor((now - EPOCH) / SEGMENT);
  return Array.from({ length: WINDOW }, (_, position) => onAir - WINDOW + position);
}

/** The clips seen in the window of a moment, oldest first; undefined when one is missing or off the grid. */
export function clipsOnAir(
  schedule: Schedule,
  lookup: ClipLookup,
  now: number,
): Clip[] | undefined {
  const slots = [...new Set(listed(now).map((number) => Math.floor(number / SEGMENTS_PER_SLOT)))];
  const clips = slots.flatMap((slot) => lookup(clipAt(schedule, slot), slotStart(slot)) ?? []);
  return clips.length === slots.length && clips.every(fitsGrid) ? clips : undefined;
}

function window(schedule: Schedule, lookup: ClipLookup, now: number): Place[] | undefined {
  const clips = clipsOnAir(schedule, lookup, now);
  const numbers = listed(now);
  const oldest = Math.floor((numbers[0] ?? 0) / SEGMENTS_PER_SLOT);
  return (
    clips &&
    numbers.flatMap((number) => {
      const slot = Math.floor(number / SEGMENTS_PER_SLOT);
      const clip = clips[slot - oldest];
      return clip ? [{ number, slot, index: number - slot * SEGMENTS_PER_SLOT, clip }] : [];
    })
  );
}

/**
 * The multivariant playlist of a channel: what every clip of its schedule offers, judged at the oldest slot
 * still listed, so that a rendition named here is there in every media playlist from now on.
 */
export function liveMultivariant(
  schedule: Schedule,
  lookup: ClipLookup,
  now: number,
): string | undefined {
  const oldest = slotStart(Math.floor((listed(now)[0] ?? 0) / SEGMENTS_PER_SLOT));
  const ids = [...new Set(schedule.flatMap(({ clips }) => clips))];
  const [first, ...rest] = ids.flatMap((id) => lookup(id, oldest) ?? []);
  return first && rest.length === ids.length - 1
    ? multivariantPlaylist([first, ...rest])
    : undefined;
}

/**
 * The live media playlist of one video or audio rendition at a moment (ms since 1970).
 * Undefined when a clip on air lacks the rendition.
 */
export function livePlaylist(
  schedule: Schedule,
  lookup: ClipLookup,
  rendition: string,
  now: number,
  addressOf: AddressOf,
): string | undefined {
  return written(window(schedule, lookup, now), ({ clip, slot, index }, opens) => {
    const track = findTrack(clip, rendition);
    const segment = track?.segments[index];
    if (!track || !segment) return undefined;
    const before = track.segments.slice(0, index).reduce((sum, [seconds]) => sum + seconds, 0);
    const date = `#EXT-X-PROGRAM-DATE-TIME:${isoTime(slotStart(slot) + before * 1000)}`;
    const uri = addressOf(clip, track.file);
    const map = opens ? [mapOf(track, uri)] : [];
    return { seconds: segment[0], lines: [...map, date, ...segmentOf(segment, uri)] };
  });
}

/** The live subtitle playlist: one WebVTT file per segment, so that all renditions share their numbers. */
export function liveSubtitles(
  schedule: Schedule,
  lookup: ClipLookup,
  language: string,
  now: number,
  addressOf: AddressOf,
): string | undefined {
  return written(window(schedule, lookup, now), ({ clip, slot, index }) => {
    if (!findSubtitles(clip, language)) return undefined;
    const date = `#EXT-X-PROGRAM-DATE-TIME:${isoTime(slotStart(slot) + index * SEGMENT)}`;
    const seconds = SEGMENT / 1000;
    return {
      seconds,
      lines: [date, `#EXTINF:${seconds.toFixed(6)},`, addressOf(clip, cutFile(language, index))],
    };
  });
}

/** File name, inside a clip's folder, of the subtitles cut to one segment. */
export const cutFile = (language: string, index: number) => `sub-${language}/${index}.vtt`;

const isoTime = (time: number) => new Date(Math.round(time)).toISOString();

type Written = { readonly seconds: number; readonly lines: readonly string[] };

/** `opens`: the segment is the first of its slot or of the list, so it must name its initialisation segment. */
function written(
  places: Place[] | undefined,
  write: (place: Place, opens: boolean) => Written | undefined,
) {
  const first = places?.[0];
  if (!places || !first) return undefined;
  const parts = places.flatMap((place) => write(place, place.index === 0 || place === first) ?? []);
  if (parts.length < places.length) return undefined;
  // A discontinuity tag in front of the first segment counts itself (RFC 8216, 4.3.3.3), hence one less.
  const discontinuities = first.slot - (first.index === 0 ? 1 : 0);
  const lines = parts.flatMap((part, position) => {
    const border = places[position]?.index === 0 ? ['#EXT-X-DISCONTINUITY'] : [];
    return [...border, ...part.lines];
  });
  const numbers = [
    `#EXT-X-MEDIA-SEQUENCE:${first.number}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${discontinuities}`,
  ];
  return [
    ...header(
      parts.map(({ seconds }) => seconds),
      ...numbers,
    ),
    ...lines,
    '',
  ].join('\n');
}
