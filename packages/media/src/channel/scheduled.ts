import type { EditList, Track } from '../clip.ts';
import { type AddressOf, mapOf, segmentOf } from '../playlist/media.ts';
import { multivariantPlaylist } from '../playlist/multivariant.ts';
import { airedAt, type ChannelSegment, type PlayedAiring, TARGET } from './airing.ts';
import { type LivePart, liveText, SKIP_UNTIL } from './live-text.ts';
import { subtitlesUnder, trackUnder, underAllNames } from './renditions.ts';
import { DELTA } from './window.ts';

/** A channel that plays films by a guide: its locked airings, in order. */
export type ScheduledFilms = {
  readonly airings: readonly PlayedAiring[];
  /** Lines of its pictures, `1080` for `1080p`; null: all that its films have. */
  readonly ladder: readonly number[] | null;
};

/** A request for a playlist of such a channel at a time (ms since 1970). */
export type ScheduledRequest = ScheduledFilms & {
  readonly now: number;
  /** As `LiveRequest`. */
  readonly delta?: boolean;
};

/** The films of a channel by the names of its renditions, the one on air first; undefined while there is none. */
export function scheduledClips({ airings, ladder, now }: ScheduledRequest): EditList | undefined {
  const current = airedAt(airings, now).at(-1)?.airing.clip;
  if (!current) return undefined;
  const others = new Map(airings.map(({ clip }) => [clip.id, clip]));
  others.delete(current.id);
  return underAllNames([current, ...others.values()], ladder);
}

/** The multivariant playlist of a channel: every name of a rendition that its films have, or those of its ladder. */
export function scheduledMultivariant(
  request: ScheduledRequest,
  maxHeight: number | null = null,
): string | undefined {
  const clips = scheduledClips(request);
  return clips && multivariantPlaylist(clips, maxHeight);
}

/** The live media playlist of one picture or sound; undefined for a text that names none, and before the first segment. */
export function scheduledPlaylist(
  request: ScheduledRequest,
  rendition: string,
  addressOf: AddressOf,
): string | undefined {
  return written(request, ({ airing: { clip }, index, offset, opens, start }, isFirst) => {
    const track = trackUnder(clip, rendition);
    const segment = track?.segments[index];
    if (!track || !segment) return undefined;
    const uri = addressOf(clip, track.file);
    const isNamed = opens || isFirst;
    return {
      lines: [...(isNamed ? [mapOf(track, uri)] : []), ...segmentOf(segment, uri)],
      isBorder: opens,
      date: isNamed ? start + offsetIn(track, index) - offset : null,
    };
  });
}

/** Milliseconds from the beginning of a track to a segment: sound is cut where a frame ends, not with the picture. */
const offsetIn = ({ segments }: Track, index: number) =>
  segments.slice(0, index).reduce((sum, [seconds]) => sum + seconds * 1000, 0);

/**
 * The live subtitle playlist of a key: one WebVTT file per segment, so that all renditions share their numbers. Where a film
 * has none, its file is empty. Undefined for a text that is no key.
 */
export function scheduledSubtitles(
  request: ScheduledRequest,
  key: string,
  addressOf: AddressOf,
): string | undefined {
  return written(request, ({ airing: { clip }, offset, opens, start, end }, isFirst) => {
    const track = subtitlesUnder(clip, key);
    if (track === undefined) return undefined;
    const from = Math.round(offset);
    const file = cutFile(from, from + Math.round(end - start));
    return {
      lines: [
        `#EXTINF:${((end - start) / 1000).toFixed(6)},`,
        addressOf(track?.place ?? clip, file),
      ],
      isBorder: opens,
      date: opens || isFirst ? start : null,
    };
  });
}

/** File name, inside the place of subtitles or of a clip without them, of the cues of a span in milliseconds. */
const cutFile = (from: number, to: number) => `cut/${from}-${to}.vtt`;
const CUT = /^cut\/(\d{1,9})-(\d{1,9})\.vtt$/;

/** The span in milliseconds that such a file name says; undefined for any other name. */
export function spanOfCut(
  file: string,
): { readonly from: number; readonly to: number } | undefined {
  const [, from, to] = CUT.exec(file) ?? [];
  return from === undefined || to === undefined
    ? undefined
    : { from: Number(from), to: Number(to) };
}

function written(
  { airings, now, delta = false }: ScheduledRequest,
  write: (segment: ChannelSegment, isFirst: boolean) => LivePart | undefined,
): string | undefined {
  const listed = airedAt(airings, now);
  const shown = delta ? newest(listed) : listed;
  const [oldest] = listed;
  if (!oldest) return undefined;
  const parts: LivePart[] = [];
  for (const segment of shown) {
    const part = write(segment, parts.length === 0);
    if (!part) return undefined;
    parts.push(part);
  }
  const { number, discontinuity, opens } = oldest;
  const skipped = listed.length - shown.length;
  return liveText(parts, { oldest: number, discontinuity, opens, skipped }, [TARGET]);
}

/** The segments that an update has: no fewer than others, and no less time, however short they are. */
function newest(listed: readonly ChannelSegment[]): readonly ChannelSegment[] {
  const from = (listed.at(-1)?.end ?? 0) - SKIP_UNTIL * 1000;
  const within = listed.filter(({ start }) => start >= from).length;
  return listed.slice(-Math.max(DELTA, within + 1));
}
