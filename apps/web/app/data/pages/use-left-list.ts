import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { entryOf, placeOf } from '#app/browser/scroll/scroll-places.ts';
import type { ListPage } from '../queries/list-page.ts';
import { changeLists, rememberList, leftList, restoreLists, storeLists } from './left-lists.ts';

/** Lists are remembered by history entry and name. */
function useListKey(name: string): { entry: string; key: string } {
  const entry = entryOf(useLocation());
  return { entry, key: `${entry} ${name}` };
}

/** The list as it was left: at once after Back, after hydration in a new document. */
export function useLeftList<T>(name: string, first: ListPage<T>) {
  const { entry, key } = useListKey(name);
  const [list, setList] = useState<ListPage<T>>(() => leftList<T>(key) ?? first);
  const [place, setPlace] = useState<number | null>(null);
  const latest = useRef(list);
  const show = useCallback((next: ListPage<T>) => {
    latest.current = next;
    setList(next);
  }, []);

  useLayoutEffect(() => {
    restoreLists();
    const left = leftList<T>(key);
    if (left && left.items.length > list.items.length) {
      show(left);
      setPlace(placeOf(entry));
    }
    // Only once: after that, the list belongs to this page.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useLayoutEffect(() => {
    if (place !== null) window.scrollTo(0, place);
  }, [place]);
  useEffect(() => {
    window.addEventListener('pagehide', storeLists);
    return () => window.removeEventListener('pagehide', storeLists);
  }, []);

  const grow = useCallback(
    (next: ListPage<T>) => {
      rememberList(key, next);
      show(next);
    },
    [key, show],
  );
  const change = useCallback(
    (by: (list: ListPage<T>) => ListPage<T>) => {
      changeLists(name, by);
      show(by(latest.current));
    },
    [name, show],
  );
  return { list, latest, grow, change };
}
