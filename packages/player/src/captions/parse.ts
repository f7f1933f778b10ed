import type { RawCue } from '../engine/cue-text.ts';
import { layoutCue } from '../engine/cue-text.ts';
import type { Cue } from '../store/state.ts';

/** A subtitle from a file: its times in seconds, and its text in one line. */
export type CaptionLine = Cue & {
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** For comparison, a long film has 2,000 cues and 200 kB. */
const MOST_CUES = 20_000;
const MOST_CHARACTERS = 5_000_000;

const TIME = String.raw`(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^[ \t]*${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+(.*))?$`);

const seconds = ([hours = '0', minutes, whole, thousandths]: readonly (
  | string
  | undefined
)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(whole) + Number(thousandths) / 1000;

type Layout = Pick<RawCue, 'line' | 'snapToLines' | 'align'>;

/** `line:88% align:start`: the supported settings (W3C WebVTT 1, section 4.4); others are ignored. */
function layoutOf(settings: string): Layout {
  const [, line = 'auto', percent = ''] =
    /(?:^|\s)line:(-?\d{1,4}(?:\.\d{1,6})?)(%?)/.exec(settings) ?? [];
  const [, align = 'center'] = /(?:^|\s)align:(\w+)/.exec(settings) ?? [];
  return {
    line: line === 'auto' ? line : Number(line),
    snapToLines: percent === '',
    align: align as AlignSetting,
  };
}

function lineOf(block: string, index: number): CaptionLine | null {
  const rows = block.split('\n');
  // A cue may have an identifier above its times.
  const at = rows.findIndex((row) => row.includes('-->'));
  const match = at === 0 || at === 1 ? timing.exec(rows[at] ?? '') : null;
  if (match === null) return null;
  const start = seconds(match.slice(1, 5));
  const end = seconds(match.slice(5, 9));
  const cue = layoutCue({
    id: String(index),
    startTime: start,
    text: rows.slice(at + 1).join('\n'),
    ...layoutOf(match[9] ?? ''),
  });
  if (end <= start || cue.lines.length === 0) return null;
  const words = cue.lines.map((line) => line.map((run) => run.text).join(''));
  return { ...cue, start, end, text: words.join(' ').replace(/\s+/g, ' ').trim() };
}

/**
 * Parses the subtitles of a WebVTT file, ordered by time (W3C WebVTT 1). Notes, styles, regions and invalid blocks are
 * skipped: one bad line must not cost the subtitles of the whole film.
 *
 * @throws SyntaxError when the text is not WebVTT or is too large
 */
export function parseCaptions(file: string): readonly CaptionLine[] {
  if (file.length > MOST_CHARACTERS) throw new SyntaxError('too large for a subtitle file');
  const text = file.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) throw new SyntaxError('not a WebVTT file');
  const [, ...blocks] = text.split(/\n{2,}/, MOST_CUES);
  return blocks
    .map(lineOf)
    .filter((line) => line !== null)
    .sort((one, other) => one.start - other.start);
}
