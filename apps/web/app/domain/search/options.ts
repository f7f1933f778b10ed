import type { SearchResult } from './search-state.ts';

/** What the list below the field offers: a title, all results of the words, or words looked for before. */
export type Option = { key: string } & (
  | { kind: 'title'; result: SearchResult }
  | { kind: 'all' | 'recent'; words: string; text: string }
);

interface Known {
  words: string;
  results: readonly SearchResult[];
  totalCount: number;
  recent: readonly string[];
  /** Words of the option that leads to all results. */
  seeAll(query: string): string;
}

/** The options for what is typed; before anything is, what was looked for last. */
export function optionsOf({ words, results, totalCount, recent, seeAll }: Known): Option[] {
  const query = words.trim();
  if (query === '')
    return recent.map((each) => ({
      key: `recent ${each}`,
      kind: 'recent',
      words: each,
      text: each,
    }));
  const titles = results.map((result): Option => ({
    key: `title ${result.id}`,
    kind: 'title',
    result,
  }));
  if (totalCount <= results.length) return titles;
  return [...titles, { key: 'all', kind: 'all', words: query, text: seeAll(query) }];
}
