import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';

/** A page of this tab: its address, and the index of its entry in the tab's history. */
export interface LastPage {
  url: string;
  index: number;
}

let last: LastPage | null = null;

/** The last page of this tab other than the search; null if there was none. */
export const lastPage = () => last;

export const isSearchPath = (pathname: string) => `${pathname}/`.startsWith(`${paths.search()}/`);

/** The index of the current entry in the tab's history, as the router counts it. */
export const historyIndex = (): number =>
  (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Remembers the current page, for a search that begins there. */
export function useLastPage(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isSearchPath(pathname)) last = { url: pathname + search, index: historyIndex() };
  }, [pathname, search]);
}
