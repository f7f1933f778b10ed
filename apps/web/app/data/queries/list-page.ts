import { LAST_OFFSET } from '@kandil/contract/content';

/** The loaded part of a list, or a further page of it. */
export interface ListPage<T> {
  items: T[];
  totalCount: number;
  /** Offset of the next page; absent until an item was a duplicate. */
  next?: number;
}

/** Offset of the next page. */
export const nextOf = ({ items, next = items.length }: ListPage<unknown>): number => next;

/** Whether there is a further page: the contract limits the offset, however long a list is. */
export const hasMore = (list: ListPage<unknown>): boolean =>
  nextOf(list) < Math.min(list.totalCount, LAST_OFFSET + 1);

/**
 * Appends a page to a list. The order may change between pages: a duplicate is left out, and yet counts for the next
 * offset.
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
    // An empty page: the list is shorter than its count.
    totalCount: page.items.length === 0 ? items.length : page.totalCount,
    next: nextOf(list) + page.items.length,
  };
}
