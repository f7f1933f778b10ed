import { tabItems } from '#app/browser/storage/items.ts';
import { setNewest } from '../queries/bounded-map.ts';
import type { ListPage } from '../queries/list-page.ts';
import { onSessionEnd } from '../session/member-data.ts';

const STORE = 'kandil_lists';
const CAPACITY = 30;
/** What session storage holds across a reload: the newest lists that are short enough. */
const STORED = { lists: 4, items: 400 };

/** Lists as the visitor left them, by history entry: Back restores every loaded page and so the scroll position. */
const lists = new Map<string, ListPage<unknown>>();
let restored = false;

onSessionEnd(() => {
  lists.clear();
  tabItems.removeItem(STORE);
});

export const leftList = <T>(key: string): ListPage<T> | undefined =>
  lists.get(key) as ListPage<T> | undefined;

export const rememberList = (key: string, list: ListPage<unknown>): void =>
  setNewest(lists, key, list, CAPACITY);

/**
 * Changes every left list of a name, also in storage, so that a deleted item does not come back. An empty list is
 * dropped.
 */
export function changeLists<T>(name: string, change: (list: ListPage<T>) => ListPage<T>): void {
  for (const [key, list] of lists) {
    if (!key.endsWith(` ${name}`)) continue;
    const next = change(list as ListPage<T>);
    if (next.items.length > 0) lists.set(key, next);
    else lists.delete(key);
  }
  storeLists();
}

/** Whether the document was reloaded or returned to; only then are its lists restored. */
function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** Restores, once, the lists that the previous document stored. */
export function restoreLists(): void {
  if (restored) return;
  restored = true;
  try {
    const stored: unknown = cameBack() ? JSON.parse(tabItems.getItem(STORE) ?? '[]') : [];
    for (const [key, list] of stored as [string, ListPage<unknown>][])
      if (!lists.has(key)) rememberList(key, list);
  } catch {
    // Without readable lists, each list begins with its first page.
  }
}

/** Stores the lists for the next document. */
export function storeLists(): void {
  const short = [...lists].filter(([, { items }]) => items.length <= STORED.items);
  tabItems.setItem(STORE, JSON.stringify(short.slice(-STORED.lists)));
}
