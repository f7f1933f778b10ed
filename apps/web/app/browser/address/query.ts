import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the address. The router's own hook would bring its link and form components into every first load. */
export function useAddressQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Takes tokens out of the address bar and the history before anything can hand them on (SEC-5). */
export function dropFromAddress(...names: string[]): void {
  const url = new URL(window.location.href);
  for (const name of names) url.searchParams.delete(name);
  window.history.replaceState(window.history.state, '', url);
}
