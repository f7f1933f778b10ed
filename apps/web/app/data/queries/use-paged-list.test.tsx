// @vitest-environment jsdom
import { content } from '@kandil/contract';
import { LAST_OFFSET } from '@kandil/contract/content';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi, startApi } from '../client/api.ts';
import { forgetMemberData } from '../session/member-data.ts';
import { usePagedList } from './use-paged-list.ts';

const genre = (id: number) => ({ id, code: `genre-${id}`, title: `Genre ${id}` });
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;
let reported: unknown[] = [];
let answer: () => Promise<Response>;

const json = (status: number, body: object) =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  reported = [];
  vi.stubGlobal('fetch', () => answer());
  startApi({
    services: {},
    appVersion: '1.2.3',
    language: 'en',
    texts: {
      unexpected: () => 'Unexpected error happened, please try again!',
      ofStatus: (status) => `text of ${status}`,
    },
    report: (problem) => reported.push(problem),
  });
});
afterEach(() => {
  cleanup();
  forgetMemberData();
});

const fetchPage = async () => {
  const { data } = await browserApi(content.genreList, { code: 'anything' });
  return { items: data, totalCount: 3 };
};
const keyOf = ({ id }: { id: number }) => id;
const begin = () =>
  renderHook(() => usePagedList('genres', { items: [genre(1)], totalCount: 3 }, fetchPage, keyOf), {
    wrapper,
  });

test(
  'a fetch sets loading, and what it brings joins what is there',
  { tags: ['STATE-37', 'STATE-39'] },
  async () => {
    let send: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (send = resolve));
    const { result } = begin();
    expect(result.current).toMatchObject({ loading: false, hasMore: true, failed: false });
    act(() => result.current.loadMore());
    expect(result.current.loading).toBe(true);
    // A second wish while the first is under way asks for nothing.
    act(() => result.current.loadMore());
    send(await json(200, { message: null, data: [genre(2), genre(3)], meta: {} }));
    await waitFor(() => expect(result.current.loading).toBe(false));
    expect(result.current.items.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(result.current.hasMore).toBe(false);
  },
);

test(
  'a fetch that fails keeps the message and is logged; a retry continues the list',
  { tags: ['STATE-38', 'ERROR-51', 'ERROR-52'] },
  async () => {
    answer = () => json(400, { message: 'That is too much.', data: null, meta: {} });
    const { result } = begin();
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.message).toBe('That is too much.');
    expect(result.current.items).toHaveLength(1);
    expect(reported).toHaveLength(1);
    answer = () => json(200, { message: null, data: [genre(2)], meta: {} });
    act(() => result.current.loadMore());
    await waitFor(() => expect(result.current.items).toHaveLength(2));
    expect(result.current).toMatchObject({ failed: false, message: null });
  },
);

test('an empty page ends a list that was counted too long', async () => {
  answer = () => json(200, { message: null, data: [], meta: {} });
  const { result } = begin();
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.totalCount).toBe(1);
});

test('what comes twice is there once, and the next page is asked for from behind it', async () => {
  const offsets: number[] = [];
  const pages = async (offset: number) => {
    offsets.push(offset);
    return { items: offset === 2 ? [genre(2), genre(1)] : [genre(3)], totalCount: 5 };
  };
  const first = { items: [genre(1), genre(2)], totalCount: 5 };
  const { result } = renderHook(() => usePagedList('genres', first, pages, keyOf), { wrapper });
  const { loadMore } = result.current;
  act(loadMore);
  await waitFor(() => expect(result.current.loading).toBe(false));
  expect(result.current.hasMore).toBe(true);
  // The end, still in view, is reached by another function.
  expect(result.current.loadMore).not.toBe(loadMore);
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  expect(result.current.items.map(keyOf)).toEqual([1, 2, 3]);
  expect(offsets).toEqual([2, 4]);
});

test('a list longer than the service gives ends there, and nothing fails', async () => {
  const asked: number[] = [];
  const endless = async (offset: number) => {
    asked.push(offset);
    return {
      items: Array.from({ length: 50 }, (_, at) => genre(offset + at)),
      totalCount: 20_000,
    };
  };
  const items = Array.from({ length: LAST_OFFSET }, (_, at) => genre(at));
  const first = { items, totalCount: 20_000 };
  const { result } = renderHook(() => usePagedList('genres', first, endless, keyOf), { wrapper });
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  act(() => result.current.loadMore());
  expect(asked).toEqual([LAST_OFFSET]);
  expect(result.current).toMatchObject({ loading: false, failed: false, totalCount: 20_000 });
});
