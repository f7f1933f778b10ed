import type { CaptionLine } from './parse.ts';

/** Letters that people type for one another, after diacritics are removed. */
const folds: readonly (readonly [RegExp, string])[] = [
  [/[\p{M}\u0640\u200c-\u200f\u061c]/gu, ''],
  [/\u0671/g, '\u0627'],
  [/[\u0649\u06cc]/g, '\u064a'],
  [/[\u0629\u06c1\u06be]/g, '\u0647'],
  [/\u06a9/g, '\u0643'],
  [/\u0131/g, 'i'],
];

/** Normalises text for comparison: no diacritics, look-alike letters merged, lower case. */
export const folded = (text: string): string =>
  folds.reduce(
    (current, [pattern, letter]) => current.replace(pattern, letter),
    text.normalize('NFKD').toLowerCase(),
  );

/** The indices of the lines that contain these words in either language; all of them for an empty query. */
export function findLines(
  lines: readonly { readonly line: CaptionLine; readonly second: string }[],
  words: string,
): readonly number[] {
  const query = folded(words.trim());
  return lines.flatMap(({ line, second }, index) =>
    query === '' || folded(line.text).includes(query) || folded(second).includes(query)
      ? [index]
      : [],
  );
}
