import { content } from '@kandil/contract';
import { useEffect } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { DEBOUNCE_MS, useSearch } from './search-state.ts';

const MOST = 6;

/** Finds a few titles for the typed keyword, debounced; only while `active`. */
export function useSuggestions(words: string, active: boolean): void {
  const found = useSearch((state) => state.found);
  const query = words.trim();
  useEffect(() => {
    if (!active || query === '') return found('', [], 0);
    const controller = new AbortController();
    const { signal } = controller;
    const suggest = async (): Promise<void> => {
      try {
        const { data, meta } = await browserApi(
          content.seriesSearch,
          { keyword: query, limit: MOST },
          { signal },
        );
        if (!signal.aborted) found(query, data, meta.totalCount);
      } catch {
        // Suggestions fail silently: the search page shows the error.
      }
    };
    const timer = setTimeout(() => void suggest(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, active, found]);
}
