import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { paths } from '../lib/paths.ts';
import { type Beginning, useSearch } from './search-state.ts';

export const isSearchPath = (pathname: string) =>
  pathname === paths.search() || pathname.startsWith(`${paths.search()}/`);

/** The place of the current entry in the tab's history, as the router counts it. */
export const historyIndex = (): number =>
  (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Remembers on which page a search begins; going back to a search begins none. */
export function useBeginning(): void {
  const { pathname, search } = useLocation();
  const type = useNavigationType();
  const page = useRef<Beginning | null>(null);
  const { begin, end } = useSearch();
  useEffect(() => {
    if (!isSearchPath(pathname)) {
      page.current = { url: pathname + search, index: historyIndex() };
      end();
    } else if (page.current && type !== NavigationType.Pop) begin(page.current);
  }, [pathname, search, type, begin, end]);
}
