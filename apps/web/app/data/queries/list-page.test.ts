import { LAST_OFFSET } from '@kandil/contract/content';
import { describe, expect, test } from 'vitest';
import { hasMore, type ListPage, nextOf, withPage } from './list-page.ts';

const page = (totalCount: number, ...items: string[]): ListPage<string> => ({ items, totalCount });
const grown = (list: ListPage<string>, next: ListPage<string>) =>
  withPage(list, next, (item) => item);

describe('a list whose order changes while it is read', () => {
  test('has no row twice, and continues at the offset of the service', () => {
    const list = grown(page(6, 'a', 'b'), page(6, 'b', 'c'));
    expect(list.items).toEqual(['a', 'b', 'c']);
    expect(nextOf(list)).toBe(4);
    expect(hasMore(list)).toBe(true);
  });

  test('continues after a page without new rows', () => {
    const list = grown(page(6, 'a', 'b'), page(6, 'b', 'a'));
    expect(list.items).toEqual(['a', 'b']);
    expect(hasMore(list)).toBe(true);
    expect(grown(list, page(6, 'c', 'c')).items).toEqual(['a', 'b', 'c']);
  });

  test('ends where every row was asked for, though some came twice', () => {
    const list = grown(page(4, 'a', 'b'), page(4, 'b', 'c'));
    expect(hasMore(list)).toBe(false);
  });
});

test('an empty page ends a list that was counted too long', () => {
  const list = grown(grown(page(9, 'a', 'b'), page(9, 'b', 'c')), page(9));
  expect(list.totalCount).toBe(3);
  expect(hasMore(list)).toBe(false);
});

test('a list ends at the last row that a call can begin with', () => {
  const list = (next: number) => ({ ...page(LAST_OFFSET * 2, 'a'), next });
  expect(hasMore(list(LAST_OFFSET))).toBe(true);
  expect(hasMore(list(LAST_OFFSET + 1))).toBe(false);
});
