import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from './search-state.ts';

/**
 * The words of a field. Once they rest they are asked for, where the page follows what is typed; when something else
 * changes the query - Back, a search of earlier - the field follows.
 */
export function useRested(query: string, onAsk: (words: string) => void, follows: boolean) {
  const [words, setWords] = useState(query);
  const asked = useRef(query);

  useEffect(() => {
    if (query !== asked.current) setWords(query);
    asked.current = query;
  }, [query]);

  const ask = (next: string) => {
    const query = next.trim();
    if (query === asked.current) return;
    asked.current = query;
    onAsk(query);
  };
  useEffect(() => {
    if (!follows) return;
    const timer = setTimeout(() => ask(words), DEBOUNCE_MS);
    return () => clearTimeout(timer);
    // Only what is typed starts the clock.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words]);

  return { words, setWords, ask };
}
