import type { Cue } from '../../playlist/webvtt.ts';
import { refuse } from '../../probe/refusal.ts';
import { assCues, isAss } from './ass.ts';
import { cleanCue, type RawCue } from './clean.ts';
import { timedCues } from './timed.ts';

const MOST_CUES = 20_000;
const LONGEST_TEXT = 2000;
const SHOWN = 20;
/** Share of the cues that may be wrong; a file with more of them is refused. */
const MOST_WRONG = 0.2;
export type ReadSubtitles = { readonly cues: readonly Cue[]; readonly notes: readonly string[] };

/**
 * The cues of an SRT, WebVTT or SubStation Alpha file by time, reduced to plain text and position. Cues without a length,
 * as karaoke and signs leave them, other wrong ones, and those without a text are left out and counted in notes.
 *
 * @param name of the file, for the refusal and the note
 * @throws MediaRefusal with the numbers of the wrong lines if more than a fifth of the cues are wrong
 */
export function readSubtitles(text: string, name: string): ReadSubtitles {
  // A file that was converted twice ends its lines with CR CR LF.
  const lines = text.replace(/^\uFEFF/, '').split(/\r*\n|\r/);
  const timed = isAss(lines) ? assCues(lines) : timedCues(lines);
  if (timed.length === 0)
    refuse(`${name}: this is neither SRT nor WebVTT nor SubStation Alpha; no line has a time.`);
  if (timed.length > MOST_CUES)
    refuse(`${name}: there are more than ${MOST_CUES} subtitles in it.`);
  const problems: string[] = [];
  const right = timed.flatMap(({ at, cue }) => {
    const problem = problemOf(cue, lines[at] ?? '');
    if (problem) problems.push(`${name}:${at + 1}: ${problem}`);
    return problem || !cue ? [] : [cue];
  });
  if (problems.length > timed.length * MOST_WRONG) refuse(shown(problems));
  const cues = right.flatMap((cue) => cleanCue(cue) ?? []);
  if (cues.length === 0) refuse(`${name}: there is no text in it.`);
  const empty = right.length - cues.length;
  return {
    cues: cues.toSorted((one, other) => one.start - other.start),
    notes: [
      ...(problems.length > 0 ? [`${name}: ${problems.length} wrong subtitle(s) left out`] : []),
      ...(empty > 0 ? [`${name}: ${empty} subtitle(s) without text left out`] : []),
    ],
  };
}

function problemOf(cue: RawCue | undefined, line: string): string | undefined {
  if (!cue) return `not a time: ${[...line.trim()].slice(0, 60).join('')}`;
  if (cue.end <= cue.start) return 'ends before it begins';
  return cue.text.length > LONGEST_TEXT ? 'the text is too long' : undefined;
}

const shown = (problems: readonly string[]) =>
  [
    ...problems.slice(0, SHOWN),
    ...(problems.length > SHOWN ? [`... and ${problems.length - SHOWN} more`] : []),
  ].join('\n');
