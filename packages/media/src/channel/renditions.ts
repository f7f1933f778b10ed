import {
  type AudioTrack,
  type Clip,
  type EditList,
  findSubtitles,
  type SubtitleTrack,
  type VideoTrack,
} from '../clip.ts';
import { textOfKey, trackKey } from '../track-key.ts';

const LINES = /^(\d{1,5})p$/;
/** A name of a sound (`soundName`): `tr`, `tr.ad`, `tr.51`. */
const SOUND = /^([a-z]{2,3})((?:\.[a-z]+)?)(?:\.51)?$/;

const linesOf = (rendition: string) => Number(LINES.exec(rendition)?.[1]);

/** The picture of a name, else the next lower one, else the lowest. */
function pictureOf({ video }: Clip, rendition: string): VideoTrack | undefined {
  const lines = linesOf(rendition);
  return video.find(({ id }) => linesOf(id) <= lines) ?? video.at(-1);
}

const isStereo = ({ channels }: AudioTrack) => channels === undefined;

/** The sound of a name, else stereo of the same kind and language, else the ordinary one of the language, else the main one. */
function soundOf({ audio }: Clip, rendition: string): AudioTrack | undefined {
  const [, language = '', kind = ''] = SOUND.exec(rendition) ?? [];
  const named = (name: string) => audio.find(({ id }) => id === name);
  return (
    named(rendition) ??
    named(language + kind) ??
    named(language) ??
    audio.find(isStereo) ??
    audio[0]
  );
}

/**
 * The track that a channel plays under a name in a film that may lack it: names of a channel never end. Undefined for a
 * text that is no name.
 */
export function trackUnder(clip: Clip, rendition: string): VideoTrack | AudioTrack | undefined {
  if (LINES.test(rendition)) return pictureOf(clip, rendition);
  return SOUND.test(rendition) ? soundOf(clip, rendition) : undefined;
}

/** The subtitles that a channel plays under a key: null where the film has none, undefined for a text that is no key. */
export function subtitlesUnder(clip: Clip, key: string): SubtitleTrack | null | undefined {
  return textOfKey(key) && (findSubtitles(clip, key) ?? null);
}

/**
 * Films with the names of all of them: what one lacks has the track that a channel plays in its place. The first clip has
 * the tracks as they are where they exist.
 *
 * @param ladder lines of the pictures; null: all that the films have
 */
export function underAllNames(clips: EditList, ladder: readonly number[] | null): EditList {
  const [first] = clips;
  const pictures = firstOfEach(
    clips.flatMap(({ video }) => video),
    ({ id }) => id,
  );
  const sounds = firstOfEach(
    clips.flatMap(({ audio }) => audio),
    ({ id }) => id,
  );
  const subtitles = firstOfEach(
    clips.flatMap((clip) => clip.subtitles),
    trackKey,
  );
  const rungs = ladder?.map((lines) => `${lines}p`) ?? pictures.map(({ id }) => id);
  const video = rungs
    .toSorted((one, other) => linesOf(other) - linesOf(one))
    .flatMap((id) => {
      const track = pictures.find((each) => each.id === id) ?? pictureOf(first, id);
      return track ? [{ ...track, id }] : [];
    });
  const all: Clip = { ...first, video, audio: sounds, subtitles };
  return [all, ...clips.map((clip) => withNamesOf(clip, all))];
}

const withNamesOf = (clip: Clip, { video, audio, subtitles }: Clip): Clip => ({
  ...clip,
  video: video.map((track) => ({ ...(pictureOf(clip, track.id) ?? track), id: track.id })),
  audio: audio.map((track) => ({ ...(soundOf(clip, track.id) ?? track), id: track.id })),
  subtitles,
});

/** Of each name the first track, in order. */
function firstOfEach<Track>(
  tracks: readonly Track[],
  nameOf: (track: Track) => string,
): readonly Track[] {
  const found = new Map<string, Track>();
  for (const track of tracks) if (!found.has(nameOf(track))) found.set(nameOf(track), track);
  return [...found.values()];
}
