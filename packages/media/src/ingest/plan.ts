import { ladderFor } from '../encode/fit.ts';
import type { Rung } from '../encode/arguments.ts';
import { fps } from '../probe/frame-rate.ts';
import { refuse } from '../probe/refusal.ts';
import type { Source } from '../probe/source.ts';
import { byPreference, type SourceTrack } from '../probe/tracks.ts';
import type { EmbeddedTrack } from './subtitles/embedded.ts';
import type { GivenSubtitles } from './subtitles/given.ts';

/** What to make from a file. */
export type Plan = {
  /** Highest first. */
  readonly rungs: readonly [Rung, ...Rung[]];
  /** Frames per segment. */
  readonly gop: number;
  /** Seconds of a segment; the last one may be shorter. */
  readonly segment: number;
  /** The first one is the default. */
  readonly audio: readonly EmbeddedTrack[];
  /** LUFS that each track gets by a constant gain. */
  readonly loudness: number;
  /** Text tracks of the film in languages without a subtitle file. */
  readonly embedded: readonly EmbeddedTrack[];
  readonly notes: readonly string[];
};

export type Wishes = {
  /** Languages of the audio tracks in their order; they replace those in the file. */
  readonly audio: readonly string[];
  /** Language of the only audio track if neither the file nor `audio` names one. */
  readonly spoken: string | undefined;
  readonly subtitles: readonly GivenSubtitles[];
  /** LUFS. */
  readonly loudness: number;
};

const SEGMENT_SECONDS = 4;

/** @throws MediaRefusal if a language is missing, or two subtitle files have the same one */
export function planOf(source: Source, wishes: Wishes): Plan {
  const { width, height, rate } = source.video;
  const gop = Math.round(fps(rate) * SEGMENT_SECONDS);
  const audio = audioOf(source.audio, wishes);
  const given = wishes.subtitles.map(({ language }) => language);
  const twice = given.find((language, at) => given.indexOf(language) < at);
  if (twice) refuse(`There are two files of subtitles in '${twice}'.`);
  const text = embeddedOf(source.subtitles, given);
  return {
    rungs: ladderFor(width, height, rate),
    gop,
    segment: gop / fps(rate),
    audio: audio.tracks,
    loudness: wishes.loudness,
    embedded: text.tracks,
    notes: [...audio.notes, ...text.notes],
  };
}

type TrackChoice = { tracks: EmbeddedTrack[]; notes: string[] };

function audioOf(tracks: readonly SourceTrack[], { audio, spoken }: Wishes): TrackChoice {
  if (audio.length > tracks.length)
    refuse(`${audio.length} languages are named for ${tracks.length} audio track(s).`);
  const named = tracks.map((track, n) => {
    const alone = tracks.length === 1 ? spoken : undefined;
    const language = audio[n] ?? track.language ?? alone;
    if (!language)
      return refuse(
        `Audio track ${n + 1} does not say its language. Name all of them in order: --audio tr,ar`,
      );
    return { ...track, language };
  });
  const ordered = named.toSorted(byPreference);
  // A language that has only a commentary has no sound of the film.
  const films = ordered.some(({ comment }) => !comment)
    ? ordered.filter(({ comment }) => !comment)
    : ordered;
  const chosen = onePerLanguage(films, 'audio track');
  const comments = named.length - films.length;
  if (comments > 0) chosen.notes.push(`${comments} audio commentary track(s) left out`);
  return chosen;
}

function embeddedOf(tracks: readonly SourceTrack[], given: readonly string[]): TrackChoice {
  const named = tracks
    .toSorted(byPreference)
    .flatMap(({ stream, language, ass }) => (language ? [{ stream, language, ass }] : []));
  const { tracks: chosen, notes } = onePerLanguage(
    named.filter(({ language }) => !given.includes(language)),
    'subtitles in the file',
  );
  const nameless = tracks.length - named.length;
  if (nameless > 0) notes.push(`${nameless} subtitle track(s) without a language left out`);
  return { tracks: chosen, notes };
}

function onePerLanguage(tracks: readonly EmbeddedTrack[], what: string): TrackChoice {
  const chosen: EmbeddedTrack[] = [];
  const notes: string[] = [];
  for (const { stream, language, ass } of tracks) {
    if (chosen.some((track) => track.language === language))
      notes.push(`another ${what} in '${language}' left out`);
    else chosen.push({ stream, language, ...(ass && { ass }) });
  }
  return { tracks: chosen, notes };
}
