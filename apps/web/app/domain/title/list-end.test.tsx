import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PagedList } from '#app/data/queries/use-paged-list.ts';
import { renderApp } from '#app/testing/app.tsx';
import { ListEnd } from './list-end.tsx';
import { SortSelect } from './sort-select.tsx';

const loadMore = vi.fn<() => void>();
/** Tells the observers that the end of the list is in view. */
let reach: () => void = () => undefined;

beforeEach(() => {
  loadMore.mockReset();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: object[]) => void) {
        reach = () => seen([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
const open = (over: Partial<PagedList<unknown>>) =>
  renderApp(
    <ListEnd
      list={{
        items: [],
        totalCount: 9,
        hasMore: true,
        loading: false,
        failed: false,
        message: null,
        loadMore,
        change() {},
        ...over,
      }}
    />,
  );

test('the end of a list loads more when it comes into view, and says that it does', () => {
  open({});
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => reach());
  expect(loadMore).toHaveBeenCalledOnce();
  cleanup();
  open({ loading: true });
  expect(screen.getByRole('status').textContent).not.toBe('');
});

test('a list that is complete has no end to wait for', () => {
  open({ hasMore: false });
  expect(screen.queryByRole('status')).toBeNull();
});

test('a failure says why and can be tried again', () => {
  open({ failed: true, message: 'Not now.' });
  expect(screen.getByRole('alert').textContent).toContain('Not now.');
  fireEvent.click(screen.getByRole('button'));
  expect(loadMore).toHaveBeenCalledOnce();
  cleanup();
  open({ failed: true });
  expect(screen.getByRole('alert').querySelectorAll('span.text-sm')).toHaveLength(0);
});

test('the order of a list is part of its address, unless it is the usual one', async () => {
  const { router } = renderApp(<SortSelect sort="TITLE" own="sort.newest" />, {
    path: '/my-list?sort=TITLE',
  });
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  expect(select.value).toBe('TITLE');
  fireEvent.change(select, { target: { value: 'YEAR' } });
  await waitFor(() => expect(router.state.location.search).toBe('?sort=YEAR'));
  expect(router.state.historyAction).toBe('REPLACE');
  fireEvent.change(select, { target: { value: 'DEFAULT' } });
  await waitFor(() => expect(router.state.location.search).toBe(''));
  const [usual, newest] = select.options;
  expect(usual?.textContent).toBe(newest?.textContent);
});
