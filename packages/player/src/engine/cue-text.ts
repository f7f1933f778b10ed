import type { Cue, CueRun } from '../store/state.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '‎',
  rlm: '‏',
};

const decode = (text: string): string =>
  text.replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (whole, name: string) => entities[name] ?? whole);

/** `</i>`, `<i.loud>`, `<v Yusuf>`, `<00:01.000>`: one WebVTT tag (W3C WebVTT 1, section 4.2.2). */
const tag = /<(\/?)([a-z]*)[^>]*>/gi;

/**
 * Cue text as lines of plain runs. Italic and bold are kept; every other tag is dropped and its
 * text stays. The result is text only, so markup in a subtitle file can never become markup here.
 */
export function parseCueText(source: string): readonly (readonly CueRun[])[] {
  const lines: CueRun[][] = [[]];
  let italic = 0;
  let bold = 0;

  const add = (text: string): void => {
    const parts = decode(text).split(/\r?\n/);
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push({ text: part, italic: italic > 0, bold: bold > 0 });
    });
  };

  let from = 0;
  for (const match of source.matchAll(tag)) {
    add(source.slice(from, match.index));
    from = match.index + match[0].length;
    const step = match[1] === '/' ? -1 : 1;
    if (match[2] === 'i') italic = Math.max(0, italic + step);
    if (match[2] === 'b') bold = Math.max(0, bold + step);
  }
  add(source.slice(from));
  return lines.filter((line) => line.some((run) => run.text.trim() !== ''));
}

/** The parts of a browser's VTTCue that decide how it is shown. */
export type RawCue = Pick<VTTCue, 'id' | 'startTime' | 'text' | 'line' | 'snapToLines' | 'align'>;

/** A cue asks for the top by a low line number or a line in the upper half of the picture. */
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

/** The cues of one moment, laid out in time order; cues without a visible letter are left out. */
export function layoutCues(cues: readonly RawCue[]): readonly Cue[] {
  return cues
    .toSorted((one, other) => one.startTime - other.startTime)
    .map((cue) => ({
      id: `${cue.startTime}:${cue.id}`,
      place: place(cue),
      align: sides[cue.align] ?? 'center',
      lines: parseCueText(cue.text),
    }))
    .filter((cue) => cue.lines.length > 0);
}
