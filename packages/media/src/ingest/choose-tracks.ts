import { refuse } from '../probe/refusal.ts';
import { byPreference, type SourceTrack } from '../probe/tracks.ts';
import { type SoundKind, SURROUND, type TextKind, trackKey, type TrackKind } from '../track-key.ts';
import type { Wishes } from './plan.ts';
import type { EmbeddedText } from './subtitles/embedded.ts';

/** A sound of the film that becomes one of the clip. */
export type PlannedSound = TrackKind<SoundKind> & {
  readonly stream: number;
  /** 6 for 5.1; absent for stereo. */
  readonly channels?: number;
};

type Choice<Track> = { tracks: Track[]; notes: string[] };

/**
 * The sounds of a clip, the default first.
 *
 * @throws MediaRefusal if a language is missing
 */
export function chooseSounds(
  tracks: readonly SourceTrack<SoundKind>[],
  { audio, spoken }: Pick<Wishes, 'audio' | 'spoken'>,
): Choice<PlannedSound> {
  if (audio.length > tracks.length)
    refuse(`${audio.length} languages are named for ${tracks.length} audio track(s).`);
  const named = tracks.map((track, n) => {
    const alone = tracks.length === 1 ? spoken : undefined;
    const language = audio[n]?.language ?? track.language ?? alone;
    if (!language)
      return refuse(
        `Audio track ${n + 1} does not say its language. Name all of them in order: --audio tr,ar`,
      );
    return { ...track, language, kind: audio[n]?.kind ?? track.kind };
  });
  // A film that has only commentaries has them as its sound.
  const hasMain = named.some(({ kind }) => kind === 'MAIN');
  const ordered = named
    .map((track) => (hasMain ? track : { ...track, kind: 'MAIN' as const }))
    .toSorted(byPreference)
    .map(({ stream, language, kind, channels }) => ({ stream, language, kind, channels }));
  const { tracks: chosen, notes } = onePerKey(ordered, 'audio track');
  const stereo = chosen.map(({ stream, language, kind }) => ({ stream, language, kind }));
  // Behind all others: players without a choice take the first sound of a language.
  const surround = chosen.flatMap(({ channels, ...track }) =>
    track.kind === 'MAIN' && channels >= SURROUND ? [{ ...track, channels: SURROUND }] : [],
  );
  return { tracks: [...stereo, ...surround], notes };
}

/** The text tracks of a film for which no subtitle file is given; `given` are keys. */
export function chooseTexts(
  tracks: readonly SourceTrack<TextKind>[],
  given: readonly string[],
): Choice<EmbeddedText> {
  const named = tracks
    .toSorted(byPreference)
    .flatMap(({ stream, language, kind, ass }) =>
      language ? [{ stream, language, kind, ...(ass && { ass }) }] : [],
    );
  const { tracks: chosen, notes } = onePerKey(
    named.filter((track) => !given.includes(trackKey(track))),
    'subtitles in the file',
  );
  const nameless = tracks.length - named.length;
  if (nameless > 0) notes.push(`${nameless} subtitle track(s) without a language left out`);
  return { tracks: chosen, notes };
}

function onePerKey<Track extends PlannedSound | EmbeddedText>(
  tracks: readonly Track[],
  what: string,
): Choice<Track> {
  const chosen = new Map<string, Track>();
  const notes: string[] = [];
  for (const track of tracks) {
    const key = trackKey(track);
    if (chosen.has(key)) notes.push(`another ${what} in '${key}' left out`);
    else chosen.set(key, track);
  }
  return { tracks: [...chosen.values()], notes };
}
