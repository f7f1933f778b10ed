import { ladderFor } from '../encode/fit.ts';
import type { Rung } from '../encode/arguments.ts';
import { fps } from '../probe/frame-rate.ts';
import { refuse } from '../probe/refusal.ts';
import type { Source } from '../probe/source.ts';
import { type KindOfSound, trackKey } from '../track-key.ts';
import { chooseSounds, chooseTexts, type PlannedSound } from './choose-tracks.ts';
import type { EmbeddedText } from './subtitles/embedded.ts';
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
  readonly audio: readonly PlannedSound[];
  /** LUFS that each track gets by a constant gain. */
  readonly loudness: number;
  /** Text tracks of the film for which there is no subtitle file. */
  readonly embedded: readonly EmbeddedText[];
  readonly notes: readonly string[];
};

export type Wishes = {
  /** Languages and kinds of the audio tracks in their order; they replace those in the file. */
  readonly audio: readonly KindOfSound[];
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
  const audio = chooseSounds(source.audio, wishes);
  const given = wishes.subtitles.map(trackKey);
  const twice = given.find((key, at) => given.indexOf(key) < at);
  if (twice) refuse(`There are two files of subtitles in '${twice}'.`);
  const text = chooseTexts(source.subtitles, given);
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
