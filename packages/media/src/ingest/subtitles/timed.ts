import type { RawCue } from './clean.ts';

/** A cue and its line; undefined if its times cannot be read. */
export type TimedCue = { readonly at: number; readonly cue: RawCue | undefined };

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})`;
const TIMING = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s+(.*))?$`);
/** WebVTT blocks other than cues. */
const ASIDE = /^(?:NOTE|STYLE|REGION)\b/;

/** The cues of an SRT or WebVTT file. */
export function timedCues(lines: readonly string[]): TimedCue[] {
  const isVtt = /^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '');
  const timed = lines.flatMap((line, at) =>
    line.includes('-->') && !(isVtt && isAside(lines, at)) ? [at] : [],
  );
  return timed.map((at, index) => {
    const next = timed[index + 1] ?? lines.length;
    return { at, cue: cueAt(lines, { at, next, number: index + 1 }, isVtt) };
  });
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
