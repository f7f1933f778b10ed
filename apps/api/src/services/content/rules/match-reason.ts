import type { SEARCH_REASONS } from '@kandil/contract/content';

export type MatchReason = (typeof SEARCH_REASONS)[number];

/** Weights of table `search_word`: whose word it is. */
export const WEIGHT = {
  /** Begins a name of the title. */
  begins: 6,
  name: 5,
  cast: 4,
  character: 3,
  episode: 2,
  genre: 1,
} as const;

const REASONS: Readonly<Record<number, MatchReason>> = {
  [WEIGHT.cast]: 'CAST',
  [WEIGHT.character]: 'CHARACTER',
  [WEIGHT.episode]: 'EPISODE',
  [WEIGHT.genre]: 'GENRE',
};

/** @param weight of the word that says least about the title; null if its name has all words */
export const reasonOf = (weight: number): MatchReason | null => REASONS[weight] ?? null;
