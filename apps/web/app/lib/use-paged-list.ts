import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { belongsToMember } from './member-data.ts';

export interface ListPage<T> {
  items: T[];
  totalCount: number;
}

interface Kept {
  items: unknown[];
  totalCount: number;
}

/** Lists as they were left, by history entry: Back finds every page that had been loaded, and so its place. */
const kept = new Map<string, Kept>();
const CAPACITY = 30;
belongsToMember(() => kept.clear());

function keep(key: string, list: Kept): void {
  kept.delete(key);
  kept.set(key, list);
  const oldest = kept.size > CAPACITY ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}

export interface PagedList<T> {
  items: T[];
  hasMore: boolean;
  loading: boolean;
  failed: boolean;
  loadMore(): void;
}

/**
 * A list that grows page by page, beginning with the page the route has loaded.
 * @param name tells lists of one page apart; a new name starts anew (remount with `key`)
 * @param fetchPage answers the rows from an offset on
 */
export function usePagedList<T>(
  name: string,
  first: ListPage<T>,
  fetchPage: (offset: number) => Promise<ListPage<T>>,
): PagedList<T> {
  const { key: entry } = useLocation();
  const key = `${entry} ${name}`;
  const [list, setList] = useState<ListPage<T>>(
    () => (kept.get(key) as ListPage<T> | undefined) ?? first,
  );
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const busy = useRef(false);
  const hasMore = list.items.length < list.totalCount;

  const loadMore = useCallback(() => {
    if (busy.current || !hasMore) return;
    busy.current = true;
    setState('loading');
    const load = async (): Promise<void> => {
      try {
        const { items, totalCount } = await fetchPage(list.items.length);
        // An empty page says that the list ended earlier than it was counted.
        const all = [...list.items, ...items];
        const next = { items: all, totalCount: items.length === 0 ? all.length : totalCount };
        keep(key, next);
        setList(next);
        setState('idle');
      } catch {
        setState('failed');
      } finally {
        busy.current = false;
      }
    };
    void load();
  }, [fetchPage, hasMore, key, list]);

  return {
    items: list.items,
    hasMore,
    loading: state === 'loading',
    failed: state === 'failed',
    loadMore,
  };
}
