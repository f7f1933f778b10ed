import type { SEARCH_REASONS } from '@kandil/contract/content';

export type MatchReason = (typeof SEARCH_REASONS)[number];

/** Weights of the words of a search: whose word it is. */
export const WEIGHT = {
  /** Begins a name of the title. */
  begins: 6,
  name: 5,
  cast: 4,
  character: 3,
  episode: 2,
  genre: 1,
  /** The operator's own words for the title. */
  keyword: 0,
  /** Table `search_story`: a storyline or the story of an episode. */
  story: -1,
} as const;

const REASONS: Readonly<Record<number, MatchReason>> = {
  [WEIGHT.cast]: 'CAST',
  [WEIGHT.character]: 'CHARACTER',
  [WEIGHT.episode]: 'EPISODE',
  [WEIGHT.genre]: 'GENRE',
  [WEIGHT.story]: 'STORY',
};

/** @param weight of the word that says least about the title; null for its name and keywords */
export const reasonOf = (weight: number): MatchReason | null => REASONS[weight] ?? null;
