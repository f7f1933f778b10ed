export type Direction = 'ltr' | 'rtl';
/** A run of a line; `foreign` where it runs against the line and is isolated. */
export type Stretch = { readonly text: string; readonly foreign: boolean };

/** Letters of right-to-left scripts, and the marks that act as one. */
const RIGHT =
  '[\\u200f\\u061c]|(?=\\p{L})[\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';
const LEFT =
  '\\u200e|(?=\\p{L})[^\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}]';

const strong = new RegExp(`(?<right>${RIGHT})|${LEFT}`, 'u');

/** The direction of a line: that of its first strong letter (UAX #9, P2 and P3); null where it has none. */
export function directionOf(text: string): Direction | null {
  const found = strong.exec(text);
  if (found === null) return null;
  return found.groups?.['right'] === undefined ? 'ltr' : 'rtl';
}

// From the first letter of a script to its last, including neutral characters between them.
const stretchOf = (own: string, other: string): string =>
  `(?:(?:${own})(?:(?!${other}).)*(?:${own})|(?:${own}))\\p{M}*`;
/** Numbers are left-to-right, but in a right-to-left line they belong to the words they touch ('4K', 'BBC 2'). */
const NUMBER = '[0-9][0-9.,]*';
const against: Readonly<Record<Direction, RegExp>> = {
  ltr: new RegExp(stretchOf(RIGHT, LEFT), 'gu'),
  rtl: new RegExp(
    `(?:(?<![0-9.,])${NUMBER})?${stretchOf(LEFT, RIGHT)}(?:[ -]?${NUMBER}(?<![.,]))*`,
    'gu',
  ),
};

/**
 * Splits a text where words run against `direction`. Each such run is isolated when it is rendered, so that neither a
 * number nor a full stop beside it changes sides (UAX #9, X5c).
 */
export function stretchesOf(text: string, direction: Direction): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const add = (to: number, foreign: boolean): void => {
    if (to > from) stretches.push({ text: text.slice(from, to), foreign });
    from = to;
  };
  for (const match of text.matchAll(against[direction])) {
    add(match.index, false);
    add(match.index + match[0].length, true);
  }
  add(text.length, false);
  return stretches;
}
