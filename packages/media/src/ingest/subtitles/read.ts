import type { Cue } from '../../playlist/webvtt.ts';
import { refuse } from '../../probe/refusal.ts';
import { cleanCue, type RawCue } from './clean.ts';

const MOST_CUES = 20_000;
const LONGEST_TEXT = 2000;
const SHOWN = 20;
/** Share of the cues that may be wrong; a file with more of them is refused. */
const MOST_WRONG = 0.2;
const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s+(.*))?$`);
/** WebVTT blocks other than cues. */
const ASIDE = /^(?:NOTE|STYLE|REGION)\b/;

export type ReadSubtitles = { readonly cues: readonly Cue[]; readonly notes: readonly string[] };

/**
 * The cues of an SRT or WebVTT file by time, reduced to plain text and position. Cues without a length, as karaoke and
 * signs leave them, and other wrong ones are left out and counted in a note.
 *
 * @param name of the file, for the refusal and the note
 * @throws MediaRefusal with the numbers of the wrong lines if more than a fifth of the cues are wrong
 */
export function readSubtitles(text: string, name: string): ReadSubtitles {
  // A file that was converted twice ends its lines with CR CR LF.
  const lines = text.replace(/^\uFEFF/, '').split(/\r*\n|\r/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const timed = lines.flatMap((line, at) =>
    line.includes('-->') && !(isVtt && isAside(lines, at)) ? [at] : [],
  );
  if (timed.length === 0) refuse(`${name}: this is neither SRT nor WebVTT; no line has a time.`);
  if (timed.length > MOST_CUES)
    refuse(`${name}: there are more than ${MOST_CUES} subtitles in it.`);
  const problems: string[] = [];
  const cues = timed.flatMap((at, index) => {
    const cue = cueAt(
      lines,
      { at, next: timed[index + 1] ?? lines.length, number: index + 1 },
      isVtt,
    );
    const problem = problemOf(cue, lines[at] ?? '');
    if (problem) problems.push(`${name}:${at + 1}: ${problem}`);
    return problem ? [] : ((cue && cleanCue(cue)) ?? []);
  });
  if (problems.length > timed.length * MOST_WRONG) refuse(shown(problems));
  if (cues.length === 0) refuse(`${name}: there is no text in it.`);
  return {
    cues: cues.toSorted((one, other) => one.start - other.start),
    notes: problems.length > 0 ? [`${name}: ${problems.length} wrong subtitle(s) left out`] : [],
  };
}

function problemOf(cue: RawCue | undefined, line: string): string | undefined {
  if (!cue) return `not a time: ${[...line.trim()].slice(0, 60).join('')}`;
  if (cue.end <= cue.start) return 'ends before it begins';
  return cue.text.length > LONGEST_TEXT ? 'the text is too long' : undefined;
}

/** Whether a line is in a comment or style, which may contain an example of a time. */
function isAside(lines: readonly string[], at: number): boolean {
  const blank = lines.slice(0, at).findLastIndex((line) => line.trim() === '');
  return ASIDE.test(lines[blank + 1] ?? '');
}

function cueAt(
  lines: readonly string[],
  { at, next, number }: { at: number; next: number; number: number },
  isVtt: boolean,
): RawCue | undefined {
  const match = TIMING.exec(lines[at] ?? '');
  if (!match) return undefined;
  const below = lines.slice(at + 1, next);
  const blank = below.findIndex((line) => line.trim() === '');
  // In SRT a text may contain blank lines; the line right before the next time is the number of that cue.
  const text = isVtt
    ? below.slice(0, blank < 0 ? below.length : blank)
    : withoutNumber(below, next < lines.length ? number + 1 : undefined);
  return {
    start: seconds(match.slice(1, 5)),
    end: seconds(match.slice(5, 9)),
    text: text.join('\n'),
    settings: isVtt ? (match[9] ?? '') : '',
  };
}

/** Takes the number of the next cue off a text: any number right before its time, the expected one before blank lines. */
function withoutNumber(below: readonly string[], next: number | undefined): readonly string[] {
  if (next === undefined) return below;
  const last = below.findLastIndex((line) => line.trim() !== '');
  const word = (below[last] ?? '').trim();
  const isNumber = last === below.length - 1 ? /^\d+$/.test(word) : word === String(next);
  return isNumber ? below.slice(0, last) : below;
}

function seconds([hours, minutes, rest, fraction = '']: readonly (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(rest);
  return (whole * 1000 + Number(fraction.padEnd(3, '0'))) / 1000;
}

const shown = (problems: readonly string[]) =>
  [
    ...problems.slice(0, SHOWN),
    ...(problems.length > SHOWN ? [`... and ${problems.length - SHOWN} more`] : []),
  ].join('\n');
