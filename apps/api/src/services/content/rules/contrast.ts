import { contrast } from '@kandil/contract/contrast';
import { type SiteColor, THEME_COLORS } from '@kandil/contract/site';

/** A colour in front of another one, and the contrast that it needs: 4.5 for text, 3 for marks (WCAG 2.2, 1.4.3 and 1.4.11). */
type Pair = readonly [front: SiteColor, behind: SiteColor, least: number];

const GROUNDS = ['ground', 'raised', 'lifted'] as const;

/** All pairs that the theme draws. */
export const PAIRS: readonly Pair[] = [
  ...GROUNDS.flatMap((behind): Pair[] => [
    ['text', behind, 4.5],
    ['muted', behind, 4.5],
    ['accent', behind, 4.5],
    ['accentBright', behind, 4.5],
  ]),
  ['second', 'ground', 3],
  ['second', 'raised', 3],
  ['accentInk', 'accent', 4.5],
  ['accentInk', 'accentBright', 4.5],
];

export interface PoorPair {
  front: SiteColor;
  behind: SiteColor;
  ratio: number;
  least: number;
}

/** The pairs of a look that people with low vision could not read. @param colors as #rrggbb */
export function poorPairs(colors: Partial<Record<SiteColor, string>>): PoorPair[] {
  const all = { ...THEME_COLORS, ...colors };
  return PAIRS.map(([front, behind, least]) => ({
    front,
    behind,
    least,
    ratio: contrast(all[front], all[behind]),
  })).filter(({ ratio, least }) => ratio < least);
}
