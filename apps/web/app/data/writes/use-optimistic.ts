import { useState } from 'react';

/**
 * Something the services know and a press here changes at once. When the page's data say something new - after a
 * login, say - that is what counts.
 */
export function useOptimistic<T>(known: T): [value: T, change: (value: T) => void] {
  const [state, setState] = useState({ known, value: known });
  const value = Object.is(state.known, known) ? state.value : known;
  return [value, (next) => setState({ known, value: next })];
}
