import { useEffect, useRef, useState } from 'react';
import { DEBOUNCE_MS } from './search-state.ts';

/**
 * The text of a search field. Typing is debounced before the page searches for it; when something else changes the
 * keyword, such as Back or a recent search, the field shows it.
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
    // Only typing starts the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words]);

  return { words, setWords, ask };
}
