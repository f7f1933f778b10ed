import type { Cue, CueRun } from '../store/state.ts';

/** Longer than any real subtitle: text beyond this only costs time. Cut between characters: half of one is no text. */
const MOST_CHARACTERS = 2000;
const MOST_LINES = 8;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};

function codePoint(digits: string): string {
  const code = digits.startsWith('x') ? parseInt(digits.slice(1), 16) : parseInt(digits, 10);
  return code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    ? String.fromCodePoint(code)
    : '\ufffd';
}

const decode = (text: string): string =>
  text.replace(
    /&(?:#(x[\da-f]{1,6}|\d{1,7})|([a-z]{2,4}));/gi,
    (whole, digits?: string, name = '') =>
      digits === undefined ? (entities[name] ?? whole) : codePoint(digits.toLowerCase()),
  );

/**
 * Invisible characters that could do harm: control characters, and bidirectional embeddings, overrides and isolates,
 * which change the order of a line. The player sets directions itself. The marks LRM, RLM and ALM stay: they order a
 * full stop and change nothing else.
 */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/gu;
const breaks = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;

/** `</i>`, `<i.loud>`, `<v Yusuf>`, `<00:01.000>`: one WebVTT tag (W3C WebVTT 1, section 4.2.2). */
const tag = /<(?:(\/?)([a-z]+)[^>]*(?:>|$)|\/?[\d:.]*>)/gi;

/**
 * Parses cue text into lines of plain runs. Italic and bold are retained; every other tag is dropped and its text stays.
 * The result is text only, so markup in a subtitle file can never become markup here.
 */
export function parseCueText(source: string): readonly (readonly CueRun[])[] {
  const whole = source.slice(
    0,
    new Intl.Segmenter().segment(source).containing(MOST_CHARACTERS)?.index,
  );
  const lines: CueRun[][] = [[]];
  let italic = 0;
  let bold = 0;

  const add = (text: string): void => {
    const parts = decode(text).split(breaks);
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      const seen = part.replace(unseen, '');
      if (seen !== '') lines.at(-1)?.push({ text: seen, italic: italic > 0, bold: bold > 0 });
    });
  };

  let from = 0;
  for (const match of whole.matchAll(tag)) {
    add(whole.slice(from, match.index));
    from = match.index + match[0].length;
    const step = match[1] === '/' ? -1 : 1;
    const name = match[2]?.toLowerCase();
    if (name === 'i') italic = Math.max(0, italic + step);
    if (name === 'b') bold = Math.max(0, bold + step);
  }
  add(whole.slice(from));
  return lines.filter((line) => line.some((run) => run.text.trim() !== '')).slice(0, MOST_LINES);
}

/** The fields of a browser's VTTCue that decide its layout. */
export type RawCue = Pick<VTTCue, 'id' | 'startTime' | 'text' | 'line' | 'snapToLines' | 'align'>;

/** A cue belongs at the top when its line number is low or its line is in the upper half of the picture. */
function place({ line, snapToLines }: RawCue): Cue['place'] {
  if (line === 'auto' || line < 0) return 'bottom';
  return (snapToLines ? line < 8 : line < 50) ? 'top' : 'bottom';
}

const sides: Readonly<Record<string, Cue['align']>> = {
  start: 'start',
  left: 'start',
  end: 'end',
  right: 'end',
};

/** The layout of one cue. */
export const layoutCue = (cue: RawCue): Cue => ({
  id: `${cue.startTime}:${cue.id}`,
  place: place(cue),
  align: sides[cue.align] ?? 'center',
  lines: parseCueText(cue.text),
});

/** The active cues, laid out in time order; cues without a visible letter are omitted. */
export function layoutCues(cues: readonly RawCue[]): readonly Cue[] {
  return cues
    .toSorted((one, other) => one.startTime - other.startTime)
    .map(layoutCue)
    .filter((cue) => cue.lines.length > 0);
}
