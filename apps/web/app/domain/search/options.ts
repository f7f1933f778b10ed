import type { SearchResult } from './search-state.ts';

/** An option of the list below the field: a title, all results of the keyword, or a recent search. */
export type Option = { key: string } & (
  | { kind: 'title'; result: SearchResult }
  | { kind: 'all' | 'recent'; words: string; text: string }
);

interface KnownOption {
  words: string;
  results: readonly SearchResult[];
  totalCount: number;
  recent: readonly string[];
  /** Label of the option that opens all results. */
  seeAll(query: string): string;
}

/** The options for the typed keyword; for an empty field, the recent searches. */
export function optionsOf({ words, results, totalCount, recent, seeAll }: KnownOption): Option[] {
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
