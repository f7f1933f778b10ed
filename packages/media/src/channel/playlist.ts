import { findSubtitles, findTrack } from '../clip.ts';
import { type AddressOf, mapOf, segmentOf } from '../playlist/media.ts';
import { multivariantPlaylist } from '../playlist/multivariant.ts';
import { type LiveNumbers, type LivePart, liveText } from './live-text.ts';
import { type Schedule, SEGMENT, slotStart } from './schedule.ts';
import {
  type ClipLookup,
  dateOf,
  DELTA,
  oldestAt,
  type Place,
  placesAt,
  slotOf,
  WINDOW,
} from './window.ts';

/** A request for a live playlist: the channel, the time (ms since 1970), and whether as a delta update. */
export type LiveRequest = {
  readonly schedule: Schedule;
  readonly lookup: ClipLookup;
  readonly now: number;
  /** The player has an earlier version and requests a delta update (`_HLS_skip=YES`). */
  readonly delta?: boolean;
  /** The tallest picture of the multivariant playlist in lines; null: every picture. */
  readonly maxHeight?: number | null;
};

/**
 * The multivariant playlist of a channel: the renditions of every clip of its schedule, at the oldest slot
 * still listed, so that a listed rendition is in every media playlist from then on.
 */
export function liveMultivariant({
  schedule,
  lookup,
  now,
  maxHeight = null,
}: LiveRequest): string | undefined {
  const oldest = slotStart(slotOf(oldestAt(now)));
  const ids = [...new Set(schedule.flatMap(({ clips }) => clips))];
  const [first, ...rest] = ids.flatMap((id) => lookup(id, oldest) ?? []);
  return first && rest.length === ids.length - 1
    ? multivariantPlaylist([first, ...rest], maxHeight)
    : undefined;
}

/** The live media playlist of one video or audio rendition; undefined if a listed clip lacks it. */
export function livePlaylist(
  request: LiveRequest,
  rendition: string,
  addressOf: AddressOf,
): string | undefined {
  return written(request, rendition, ({ clip, index }, opens) => {
    const track = findTrack(clip, rendition);
    const segment = track?.segments[index];
    if (!track || !segment) return undefined;
    const uri = addressOf(clip, track.file);
    const map = opens ? [mapOf(track, uri)] : [];
    return { seconds: segment[0], lines: [...map, ...segmentOf(segment, uri)] };
  });
}

/** The live subtitle playlist: one WebVTT file per segment, so that all renditions share their numbers. */
export function liveSubtitles(
  request: LiveRequest,
  language: string,
  addressOf: AddressOf,
): string | undefined {
  const seconds = SEGMENT / 1000;
  return written(request, undefined, ({ clip, index }) => {
    if (!findSubtitles(clip, language)) return undefined;
    const uri = addressOf(clip, cutFile(language, index));
    return { seconds, lines: [`#EXTINF:${seconds.toFixed(6)},`, uri] };
  });
}

/** File name, inside a clip's folder, of the subtitles cut to one segment. */
export const cutFile = (language: string, index: number) => `sub-${language}/${index}.vtt`;

type WrittenLines = { readonly seconds: number; readonly lines: readonly string[] };

/** `opens`: the segment is the first of its slot or of the list, so it must name its initialisation segment. */
function written(
  { schedule, lookup, now, delta = false }: LiveRequest,
  rendition: string | undefined,
  write: (place: Place, opens: boolean) => WrittenLines | undefined,
): string | undefined {
  const places = placesAt(schedule, lookup, now, delta ? DELTA : WINDOW);
  const first = places?.[0];
  if (!places || !first) return undefined;
  const parts: LivePart[] = [];
  const lengths = new Set<number>();
  for (const place of places) {
    const isBorder = place.index === 0;
    const opens = isBorder || place === first;
    const part = write(place, opens);
    if (!part) return undefined;
    const date = opens ? dateOf(place, rendition) : null;
    parts.push({ lines: part.lines, isBorder, date });
    lengths.add(part.seconds);
  }
  return liveText(parts, numbersOf(first, now), [...lengths]);
}

/** The numbers are those of the whole window, even if its older part is skipped. */
function numbersOf({ number }: Place, now: number): LiveNumbers {
  const oldest = oldestAt(now);
  const slot = slotOf(oldest);
  const opens = oldest * SEGMENT === slotStart(slot) - slotStart(0);
  return { oldest, discontinuity: slot, opens, skipped: number - oldest };
}
