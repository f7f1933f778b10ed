import type { Cue } from '../../playlist/webvtt.ts';
import { refuse } from '../../probe/refusal.ts';
import { cleanCue, type RawCue } from './clean.ts';

const MOST_CUES = 20_000;
const LONGEST_TEXT = 2000;
const SHOWN = 20;
const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s+(.*))?$`);
/** WebVTT blocks other than cues. */
const ASIDE = /^(?:NOTE|STYLE|REGION)\b/;

/**
 * The cues of an SRT or WebVTT file by time, reduced to plain text and position.
 *
 * @param name of the file, for the refusal
 * @throws MediaRefusal with the numbers of invalid lines
 */
export function readSubtitles(text: string, name: string): Cue[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const timed = lines.flatMap((line, at) => (line.includes('-->') ? [at] : []));
  if (timed.length === 0) refuse(`${name}: this is neither SRT nor WebVTT; no line has a time.`);
  if (timed.length > MOST_CUES)
    refuse(`${name}: there are more than ${MOST_CUES} subtitles in it.`);
  const problems: string[] = [];
  const wrong = (at: number, problem: string) =>
    void problems.push(`${name}:${at + 1}: ${problem}`);
  const cues = timed.flatMap((at, index) => {
    if (isVtt && isAside(lines, at)) return [];
    const cue = cueAt(lines, at, timed[index + 1] ?? lines.length, isVtt);
    if (!cue) wrong(at, `not a time: ${(lines[at] ?? '').trim().slice(0, 60)}`);
    else if (cue.end <= cue.start) wrong(at, 'ends before it begins');
    else if (cue.text.length > LONGEST_TEXT) wrong(at, 'the text is too long');
    return (cue && cleanCue(cue, isVtt)) ?? [];
  });
  if (problems.length > 0) refuse(shown(problems));
  if (cues.length === 0) refuse(`${name}: there is no text in it.`);
  return cues.toSorted((one, other) => one.start - other.start);
}

/** Whether a line is in a comment or style, which may contain an example of a time. */
function isAside(lines: readonly string[], at: number): boolean {
  const blank = lines.slice(0, at).findLastIndex((line) => line.trim() === '');
  return ASIDE.test(lines[blank + 1] ?? '');
}

function cueAt(
  lines: readonly string[],
  at: number,
  next: number,
  isVtt: boolean,
): RawCue | undefined {
  const match = TIMING.exec(lines[at] ?? '');
  if (!match) return undefined;
  const below = lines.slice(at + 1, next);
  const blank = below.findIndex((line) => line.trim() === '');
  // In SRT a text may contain blank lines; the line right before the next time is the number of that cue.
  const text = isVtt
    ? below.slice(0, blank < 0 ? below.length : blank)
    : withoutNumber(below, next < lines.length);
  return {
    start: seconds(match.slice(1, 5)),
    end: seconds(match.slice(5, 9)),
    text: text.join('\n'),
    settings: isVtt ? (match[9] ?? '') : '',
  };
}

function withoutNumber(below: readonly string[], another: boolean): readonly string[] {
  return another && /^\s*\d+\s*$/.test(below.at(-1) ?? '') ? below.slice(0, -1) : below;
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
