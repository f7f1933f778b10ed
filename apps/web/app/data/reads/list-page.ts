import { LAST_OFFSET } from '@kandil/contract/content';

/** What there is of a list so far, or a further page of it. */
export interface ListPage<T> {
  items: T[];
  totalCount: number;
  /** Where the next page begins; left out as long as nothing came twice. */
  next?: number;
}

/** Where the next page of a list begins. */
export const nextOf = ({ items, next = items.length }: ListPage<unknown>): number => next;

/** Whether a further page can be asked for: no call goes on for ever, however long its list is. */
export const hasMore = (list: ListPage<unknown>): boolean =>
  nextOf(list) < Math.min(list.totalCount, LAST_OFFSET + 1);

/**
 * A list with its next page. The order of a list may change while it is read: what is there already does not come
 * twice, and yet counts for where the following page begins.
 */
export function withPage<T>(
  list: ListPage<T>,
  page: ListPage<T>,
  keyOf: (item: T) => string | number,
): ListPage<T> {
  const there = new Map(list.items.map((item) => [keyOf(item), item]));
  for (const item of page.items) {
    const key = keyOf(item);
    if (!there.has(key)) there.set(key, item);
  }
  const items = [...there.values()];
  return {
    items,
    // An empty page says that the list ended earlier than it was counted.
    totalCount: page.items.length === 0 ? items.length : page.totalCount,
    next: nextOf(list) + page.items.length,
  };
}
