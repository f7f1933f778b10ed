import type { content, Data } from '@kandil/contract';
import { create } from 'zustand';
import { onSessionEnd } from '#app/data/session/member-data.ts';
import type { LastPage } from './last-page.ts';

export type SearchResult = Data<typeof content.seriesSearch>[number];

/** The service refuses longer keywords (SEC-8). */
export const QUERY_MAX = 64;
export const DEBOUNCE_MS = 300;

/** The current search (ENTITY-28). */
interface SearchState {
  enabled: boolean;
  query: string;
  results: SearchResult[];
  totalCount: number;
  /** The page where the search began; null if the tab began with the search page. */
  startedAt: LastPage | null;
  /** With null, the search stays open and keeps the page where it began. */
  begin(startedAt: LastPage | null): void;
  found(query: string, results: SearchResult[], totalCount: number): void;
  end(): void;
}

const NONE = { enabled: false, query: '', results: [], totalCount: 0 };

export const useSearch = create<SearchState>((set) => ({
  ...NONE,
  startedAt: null,
  begin: (startedAt) => set({ enabled: true, ...(startedAt && { startedAt }) }),
  found: (query, results, totalCount) => set({ query, results, totalCount }),
  end: () => set(NONE),
}));

onSessionEnd(() => useSearch.setState({ ...NONE, startedAt: null }));
