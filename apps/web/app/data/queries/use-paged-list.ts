import { useCallback, useRef, useState } from 'react';
import { hasMore, type ListPage, nextOf, withPage } from './list-page.ts';
import { useLeftList } from '../pages/use-left-list.ts';

export type { ListPage } from './list-page.ts';

export interface PagedList<T> {
  items: T[];
  totalCount: number;
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  /** Why the last page failed, as a text for the visitor; null without a failure. */
  message: string | null;
  loadMore(): void;
  /** Changes the list, also the copies stored for Back. */
  change(change: (list: ListPage<T>) => ListPage<T>): void;
}

/**
 * An infinite list that begins with the page the route loaded.
 * @param name distinguishes the lists of a page; remount with `key` for a new name
 * @param fetchPage fetches the items from an offset on
 * @param keyOf identifies an item
 */
export function usePagedList<T>(
  name: string,
  first: ListPage<T>,
  fetchPage: (offset: number) => Promise<ListPage<T>>,
  keyOf: (item: T) => string | number,
): PagedList<T> {
  const { list, latest, grow, change } = useLeftList(name, first);
  const [state, setState] = useState<'idle' | 'loading' | { message: string }>('idle');
  const busy = useRef(false);

  // A new function after every page: an end that is still in view triggers the next one.
  const loadMore = useCallback(() => {
    if (busy.current || !hasMore(list)) return;
    busy.current = true;
    setState('loading');
    const load = async (): Promise<void> => {
      try {
        grow(await fetchNext(latest, fetchPage, keyOf));
        setState('idle');
      } catch (error) {
        // The client has reported it.
        setState({ message: error instanceof Error ? error.message : '' });
      } finally {
        busy.current = false;
      }
    };
    void load();
  }, [fetchPage, grow, keyOf, latest, list]);

  return {
    ...list,
    hasMore: hasMore(list),
    loading: state === 'loading',
    failed: typeof state === 'object',
    message: typeof state === 'object' ? state.message : null,
    loadMore,
    change,
  };
}

/** The list with its next page, which is fetched again if the list changed meanwhile. */
async function fetchNext<T>(
  latest: { readonly current: ListPage<T> },
  fetchPage: (offset: number) => Promise<ListPage<T>>,
  keyOf: (item: T) => string | number,
): Promise<ListPage<T>> {
  const list = latest.current;
  if (!hasMore(list)) return list;
  const page = await fetchPage(nextOf(list));
  return latest.current === list
    ? withPage(list, page, keyOf)
    : fetchNext(latest, fetchPage, keyOf);
}
