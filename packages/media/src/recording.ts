import type { AudioTrack, Clip, MediaPlace, SubtitleTrack } from './clip.ts';
import { nameSound, nameTrack } from './name-track.ts';
import {
  soundName,
  type SoundKind,
  TEXT_KINDS,
  type TextKind,
  type TrackKind,
} from './track-key.ts';

/** What a sound of a clip is, said by the catalogue: the film may have said it wrongly. */
export type SoundOfClip = TrackKind<SoundKind> & {
  /** Id of the sound in the manifest. */
  readonly track: string;
};

/** Subtitles of a video, whose file is not in the clip. */
export type OwnSubtitles = SubtitleTrack & TrackKind<TextKind> & { readonly place: MediaPlace };

/** Name of the only file in the place of subtitles. */
export const SUBTITLE_FILE = 'clip.vtt';

/** Subtitles of a video by their language, kind and file. */
export const subtitleTrack = (
  facts: TrackKind<TextKind> & Pick<OwnSubtitles, 'bytes' | 'sha256' | 'place'>,
): OwnSubtitles => ({ ...nameTrack(facts), ...facts, file: SUBTITLE_FILE });

/**
 * A clip as a video plays it: with the sounds and subtitles that the catalogue names. The files stay those of the
 * manifest.
 */
export function recordingOf(
  clip: Clip,
  sounds: readonly SoundOfClip[],
  subtitles: readonly OwnSubtitles[],
): Clip {
  const audio = sounds.flatMap(({ track: id, ...named }): AudioTrack[] => {
    const track = clip.audio.find((each) => each.id === id);
    if (!track) return [];
    const { kind: _kind, name: _name, channels, ...file } = track;
    const sound = { ...named, ...(channels !== undefined && { channels }) };
    return [{ ...file, ...nameSound(sound), id: soundName(sound) }];
  });
  return { ...clip, audio, subtitles: ordinaryFirst(subtitles) };
}

/** Subtitles by kind: players without a choice of kinds take the first ones of a language. */
export const ordinaryFirst = <Text extends { readonly kind: TextKind }>(
  subtitles: readonly Text[],
): Text[] =>
  subtitles.toSorted((one, other) => TEXT_KINDS.indexOf(one.kind) - TEXT_KINDS.indexOf(other.kind));
