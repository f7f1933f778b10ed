import { useState } from 'react';

/**
 * A value of the services that the page changes optimistically. New page data, such as after a login, replace it.
 */
export function useOptimistic<T>(known: T): [value: T, change: (value: T) => void] {
  const [state, setState] = useState({ known, value: known });
  const value = Object.is(state.known, known) ? state.value : known;
  return [value, (next) => setState({ known, value: next })];
}
