import { BELOW, fromSsa, type PictureSize, placeOf, wordsOf } from './ass-text.ts';
import type { RawCue } from './clean.ts';
import type { TimedCue } from './timed.ts';

/** Whether a text is SubStation Alpha (`.ssa`, `.ass`). */
export const isAss = (lines: readonly string[]): boolean =>
  lines.some((line) => /^\[(?:script info|events)\]\s*$/i.test(line));

/** Size of the picture for which positions are meant, if the file says nothing (libass). */
const USUAL_SIZE: PictureSize = { width: 384, height: 288 };
type Script = {
  readonly size: PictureSize;
  /** Alignment by the name of the style. */
  readonly styles: ReadonlyMap<string, number>;
};

/**
 * The cues of a SubStation Alpha file: text, line breaks and, as far as WebVTT can say it, position. Styles count for
 * their alignment only; drawings are no text.
 */
export function assCues(lines: readonly string[]): TimedCue[] {
  const [info, styles] = ['script info', String.raw`v4\+? styles`].map((name) =>
    sectionOf(lines, name),
  );
  const script: Script = { size: sizeOf(info ?? []), styles: alignmentsOf(styles ?? []) };
  const events = sectionOf(lines, 'events');
  const columns = columnsOf(events);
  const seen = new Set<string>();
  return events.flatMap(({ at, name, value }): TimedCue[] => {
    // Layers repeat a line to draw its border and its letters.
    if (name !== 'dialogue' || seen.has(withoutLayer(value))) return [];
    seen.add(withoutLayer(value));
    return [{ at, cue: cueOf(fieldsOf(value, columns), script) }];
  });
}

const withoutLayer = (value: string) => value.slice(value.indexOf(','));

type Entry = { readonly at: number; readonly name: string; readonly value: string };

/** The entries `Name: value` of a section. */
function sectionOf(lines: readonly string[], section: string): Entry[] {
  const head = new RegExp(String.raw`^\[${section}\]\s*$`, 'i');
  let inside = false;
  return lines.flatMap((line, at): Entry[] => {
    if (line.startsWith('[')) inside = head.test(line);
    const colon = line.indexOf(':');
    return inside && colon > 0
      ? [
          {
            at,
            name: line.slice(0, colon).trim().toLowerCase(),
            value: line.slice(colon + 1).trim(),
          },
        ]
      : [];
  });
}

const columnsOf = (entries: readonly Entry[]): string[] =>
  (entries.find(({ name }) => name === 'format')?.value ?? '')
    .split(',')
    .map((column) => column.trim().toLowerCase());

/** Fields by column; the last one may contain commas. */
function fieldsOf(value: string, columns: readonly string[]): ReadonlyMap<string, string> {
  const parts = value.split(',');
  const last = columns.length - 1;
  const all = [...parts.slice(0, last), parts.slice(last).join(',')];
  return new Map(columns.map((column, n) => [column, all[n] ?? '']));
}

function sizeOf(info: readonly Entry[]): PictureSize {
  const said = (key: string) => {
    const pixels = Number(info.find(({ name }) => name === key)?.value);
    return pixels > 0 ? pixels : undefined;
  };
  const [width, height] = [said('playresx'), said('playresy')];
  if (width === undefined && height === undefined) return USUAL_SIZE;
  return { width: width ?? ((height ?? 0) * 4) / 3, height: height ?? ((width ?? 0) * 3) / 4 };
}

function alignmentsOf(styles: readonly Entry[]): Script['styles'] {
  const columns = columnsOf(styles);
  const isAss = columns.includes('scalex');
  return new Map(
    styles.flatMap(({ name, value }): [string, number][] => {
      if (name !== 'style') return [];
      const fields = fieldsOf(value, columns);
      const alignment = Number(fields.get('alignment'));
      return [[plain(fields.get('name')), isAss ? alignment : fromSsa(alignment)]];
    }),
  );
}

/** Old programs write `*Default`. */
const plain = (name = '') => name.trim().replace(/^\*/, '');

const TIME = /^\s*(\d{1,3}):(\d{1,2}):(\d{1,2})(?:[.:](\d{1,3}))?\s*$/;

function cueOf(fields: ReadonlyMap<string, string>, script: Script): RawCue | undefined {
  const [start, end] = ['start', 'end'].map((column) => secondsOf(fields.get(column)));
  if (start === undefined || end === undefined) return undefined;
  const text = fields.get('text') ?? '';
  const style = script.styles.get(plain(fields.get('style'))) ?? BELOW;
  return { start, end, text: wordsOf(text), settings: placeOf(text, style, script.size) };
}

function secondsOf(text = ''): number | undefined {
  const [, hours, minutes, seconds, fraction = '0'] = TIME.exec(text) ?? [];
  if (hours === undefined) return undefined;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}
