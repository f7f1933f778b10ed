import {
  cuesBetween,
  type EditList,
  joinCues,
  liveMultivariant,
  livePlaylist,
  liveSubtitles,
  mediaPlaylist,
  multivariantPlaylist,
  type Schedule,
  type ScheduledFilms,
  scheduledMultivariant,
  scheduledPlaylist,
  scheduledSubtitles,
  SEGMENT,
  storyboardTrack,
  subtitlePlaylist,
  webvtt,
} from '@kandil/media';
import type { Addresses } from './addresses.ts';
import type { MediaLibrary } from './library.ts';
import type { Recordings } from './recordings.ts';
import type { Resource } from './target.ts';

/** A generated text: playlist, cues or storyboard. */
export type TextAnswer = {
  readonly text: string;
  readonly type: string;
  readonly cacheControl: string;
};

export const PLAYLIST = 'application/vnd.apple.mpegurl';
export const VTT = 'text/vtt; charset=utf-8';
/** The token is part of the address, so its answers are never shared; an address with a version never changes. */
export const FOR_EVER = 'private, max-age=31536000, immutable';

const SUBTITLES = 'sub-';
const CUT = /^sub-([a-z]{2,3})\/(\d{1,2})\.vtt$/;

const answer = (text: string | undefined, type: string, cacheControl = 'no-store') =>
  text === undefined ? undefined : { text, type, cacheControl };

/** The texts of a video. */
export async function videoText(
  recordings: Pick<Recordings, 'cues'>,
  clips: EditList,
  resource: Exclude<Resource, { kind: 'file' }>,
  addresses: Addresses,
): Promise<TextAnswer | undefined> {
  switch (resource.kind) {
    case 'master':
      return answer(multivariantPlaylist(clips, resource.maxHeight), PLAYLIST);
    case 'storyboard':
      return answer(storyboardTrack(clips, addresses.beside), VTT);
    case 'subtitles':
      return answer(await wholeSubtitles(recordings, clips, resource.track), VTT);
    case 'playlist': {
      const { rendition } = resource;
      const text = rendition.startsWith(SUBTITLES)
        ? subtitlePlaylist(clips, rendition.slice(SUBTITLES.length), addresses.below)
        : mediaPlaylist(clips, rendition, addresses.below);
      return answer(text, PLAYLIST);
    }
  }
}

async function wholeSubtitles(
  recordings: Pick<Recordings, 'cues'>,
  clips: EditList,
  track: string,
): Promise<string | undefined> {
  const cues = await Promise.all(clips.map((clip) => recordings.cues(clip, track)));
  const parts = cues.flatMap((list, position) =>
    list ? [{ duration: clips[position]?.duration ?? 0, cues: list }] : [],
  );
  return parts.length === clips.length ? webvtt(joinCues(parts), { anchored: false }) : undefined;
}

/** The texts of a channel at a moment (ms since 1970). */
export function liveText(
  library: MediaLibrary,
  schedule: Schedule,
  resource: Resource,
  now: number,
  addresses: Addresses,
): TextAnswer | undefined {
  const lookup = (id: string, start: number) => library.clip(id, start);
  const request = { schedule, lookup, now };
  if (resource.kind === 'master')
    return answer(
      liveMultivariant({ ...request, maxHeight: resource.maxHeight ?? null }),
      PLAYLIST,
    );
  if (resource.kind !== 'playlist') return undefined;
  const { rendition, delta = false } = resource;
  const text = rendition.startsWith(SUBTITLES)
    ? liveSubtitles({ ...request, delta }, rendition.slice(SUBTITLES.length), addresses.below)
    : livePlaylist({ ...request, delta }, rendition, addresses.below);
  return answer(text, PLAYLIST, 'private, max-age=1');
}

/** The texts of a channel that plays films by its guide, at a moment (ms since 1970). */
export function scheduledText(
  channel: ScheduledFilms,
  resource: Resource,
  now: number,
  addresses: Addresses,
): TextAnswer | undefined {
  const request = { ...channel, now };
  if (resource.kind === 'master')
    return answer(scheduledMultivariant(request, resource.maxHeight), PLAYLIST);
  if (resource.kind !== 'playlist') return undefined;
  const { rendition, delta = false } = resource;
  const text = rendition.startsWith(SUBTITLES)
    ? scheduledSubtitles({ ...request, delta }, rendition.slice(SUBTITLES.length), addresses.below)
    : scheduledPlaylist({ ...request, delta }, rendition, addresses.below);
  return answer(text, PLAYLIST, 'private, max-age=1');
}

/** The subtitles of one live segment, cut from the cues of a clip or film; undefined for any other file. */
export async function cutSubtitles(
  library: MediaLibrary,
  recordings: Pick<Recordings, 'cut'>,
  { clip, file, version }: Extract<Resource, { kind: 'file' }>,
): Promise<TextAnswer | undefined> {
  const ofFilm = await recordings.cut(clip, version, file);
  if (ofFilm !== undefined) return answer(ofFilm, VTT, FOR_EVER);
  const [, language = '', index = ''] = CUT.exec(file) ?? [];
  const cues = language ? await library.cues(clip, version, language) : undefined;
  if (!cues) return undefined;
  const seconds = SEGMENT / 1000;
  const from = Number(index) * seconds;
  return answer(webvtt(cuesBetween(cues, from, from + seconds), { anchored: true }), VTT, FOR_EVER);
}
