import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePages } from './use-pages.ts';

interface Answer {
  rows: readonly string[];
  next: string | null;
}
const FIRST: Answer = { rows: ['a'], next: 'b' };
const PAGES: Record<string, Answer> = {
  b: { rows: ['b'], next: 'c' },
  c: { rows: ['c'], next: null },
};
const open = (data: Answer) =>
  renderHook(
    (first: Answer) =>
      usePages(
        { data: first, error: undefined, busy: false, reload() {}, reloadByItself() {}, put() {} },
        async (after) => PAGES[after] ?? { rows: [], next: null },
        (all, page) => ({ ...all, rows: [...all.rows, ...page.rows] }),
      ),
    { initialProps: data },
  );

test('pages are joined until the last one; after that nothing is loaded', async () => {
  const { result } = open(FIRST);
  await act(() => result.current.more.start());
  expect(result.current.loaded.data).toEqual({ rows: ['a', 'b'], next: 'c' });
  await act(() => result.current.more.start());
  await act(() => result.current.more.start());
  expect(result.current.loaded.data).toEqual({ rows: ['a', 'b', 'c'], next: null });
});

test('pages that followed another first one are no longer shown', async () => {
  const { result, rerender } = open(FIRST);
  await act(() => result.current.more.start());
  rerender({ rows: ['x'], next: 'b' });
  expect(result.current.loaded.data).toEqual({ rows: ['x'], next: 'b' });
  await act(() => result.current.more.start());
  expect(result.current.loaded.data).toEqual({ rows: ['x', 'b'], next: 'c' });
});
