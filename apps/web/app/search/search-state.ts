import type { content, Data } from '@kandil/contract';
import { create } from 'zustand';
import { belongsToMember } from '../lib/member-data.ts';

export type SearchResult = Data<typeof content.seriesSearch>[number];

/** Fewer characters find nothing, more are refused (security rule 8). */
export const QUERY_MIN = 2;
export const QUERY_MAX = 64;
/** STATE-43 */
export const DEBOUNCE_MS = 300;

/** Where a search began: its address, and the place of its entry in the tab's history. */
export interface Beginning {
  url: string;
  index: number;
}

/** The search one is in (ENTITY-28). */
interface SearchState {
  enabled: boolean;
  query: string;
  results: SearchResult[];
  totalCount: number;
  /** Null where the tab began with the search page. */
  startedAt: Beginning | null;
  begin(startedAt: Beginning): void;
  found(query: string, results: SearchResult[], totalCount: number): void;
  end(): void;
}

const NONE = { enabled: false, query: '', results: [], totalCount: 0 };

export const useSearch = create<SearchState>((set) => ({
  ...NONE,
  startedAt: null,
  begin: (startedAt) => set({ enabled: true, startedAt }),
  found: (query, results, totalCount) => set({ query, results, totalCount }),
  end: () => set(NONE),
}));

belongsToMember(() => useSearch.setState({ ...NONE, startedAt: null }));
