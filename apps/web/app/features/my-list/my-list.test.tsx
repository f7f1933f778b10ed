// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { Notifications } from '#app/shell/modals/toast-host.tsx';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { loadMyList, type MyListData } from './load.ts';
import { MyListPage } from './my-list-page.tsx';

const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
const tile = (id: number, title: string) => ({
  id,
  code: `title-${id}`,
  kind: 'SERIES' as const,
  title,
  badge: null,
  horizontalPoster: picture,
  verticalPoster: picture,
  year: 2026,
  ageRating: '7+',
  genres: [],
  video: null,
  progress: null,
});
const TITLES = [tile(1, 'Nur'), tile(2, 'Her Letters'), tile(3, 'Two Sugars')];
const ON_LIST = { data: TITLES, meta: { totalCount: 3, offset: 0, limit: 20 } };
const load = (query = '') =>
  loadMyList(browserApi, { params: {}, query: new URLSearchParams(query) });

const show = (data: MyListData) =>
  renderApp(
    <>
      <MyListPage {...data} />
      <Notifications />
    </>,
    { path: '/my-list', start: { account: data.list ? ACCOUNT : null } },
  );
const shown = () =>
  within(screen.getByRole('list', { name: 'My List' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => {
  cleanup();
  forgetMemberData();
});

test(
  "the list has the profile's titles in the order of the address; a guest has none",
  { tags: ['ENTITY-30'] },
  async () => {
    const sent = scriptNetwork({ '/content/favoriteSeries/myList': ON_LIST });
    const { sort, list } = await load('sort=YEAR');
    expect(sort).toBe('YEAR');
    expect(list?.items.map(({ title }) => title)).toEqual(['Nur', 'Her Letters', 'Two Sugars']);
    expect(list?.totalCount).toBe(3);
    expect((await load('sort=LOUDEST')).sort).toBe('DEFAULT');
    expect(sent.map(({ query }) => query['sortType'])).toEqual(['YEAR', 'DEFAULT']);
    scriptNetwork({ '/content/favoriteSeries/myList': refused(401, 'UNAUTHORIZED', 'Log in.') });
    expect(await load()).toEqual({ sort: 'DEFAULT', list: null });
    scriptNetwork({ '/content/favoriteSeries/myList': refused(500, 'UNEXPECTED', 'Sorry.') });
    await expect(load()).rejects.toThrow('Sorry.');
  },
);

test('a removed title disappears at once, and Undo restores its position', async () => {
  const sent = scriptNetwork({
    '/content/favoriteSeries/myList': ON_LIST,
    '/content/favoriteSeries/removeToMyList': { data: { seriesId: 2, inMyList: false } },
    '/content/favoriteSeries/addToMyList': { data: { seriesId: 2, inMyList: true } },
  });
  show(await load());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Her Letters from My List' }));
  await waitFor(() => expect(shown()).toEqual(['Nur', 'Two Sugars']));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown()).toEqual(['Nur', 'Her Letters', 'Two Sugars']));
  expect(sent.slice(1).map(({ path, query }) => [path.split('/').at(-1), query])).toEqual([
    ['removeToMyList', { seriesId: '2' }],
    ['addToMyList', { seriesId: '2' }],
  ]);
});

test('a title removed here and added again on another device reappears', async () => {
  scriptNetwork({
    '/content/favoriteSeries/myList': ON_LIST,
    '/content/favoriteSeries/removeToMyList': { data: { seriesId: 2, inMyList: false } },
  });
  show(await load());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Her Letters from My List' }));
  await screen.findByRole('button', { name: 'Undo' });
  expect(shown()).toEqual(['Nur', 'Two Sugars']);
  cleanup();
  show(await load());
  expect(shown()).toEqual(['Nur', 'Her Letters', 'Two Sugars']);
});

test('a failed removal restores the title and shows the error', async () => {
  scriptNetwork({
    '/content/favoriteSeries/myList': ON_LIST,
    '/content/favoriteSeries/removeToMyList': refused(500, 'UNEXPECTED', 'Not now.'),
  });
  show(await load());
  fireEvent.click(screen.getByRole('button', { name: 'Remove Nur from My List' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  expect(shown()).toEqual(['Nur', 'Her Letters', 'Two Sugars']);
});

test('an empty list offers one action, and a guest is asked to log in', async () => {
  show({ sort: 'DEFAULT', list: { items: [], totalCount: 0 } });
  expect(screen.getByRole('link', { name: 'Browse titles' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('combobox')).toBeNull();
  cleanup();
  show({ sort: 'DEFAULT', list: null });
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(useModals.getState().modal?.name).toBe('login'));
});

test('the next titles are those after the ones that are still on the list', async () => {
  let reach: () => void = () => undefined;
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
  const offsets: (string | undefined)[] = [];
  scriptNetwork({
    '/content/favoriteSeries/myList': ({ query }) => {
      offsets.push(query['offset']);
      const data = query['offset'] === '0' ? TITLES : [tile(4, 'The Well')];
      return { data, meta: { totalCount: 4, offset: 0, limit: 20 } };
    },
    '/content/favoriteSeries/removeToMyList': { data: { seriesId: 2, inMyList: false } },
  });
  show(await load());
  expect(screen.getByRole('combobox')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Her Letters from My List' }));
  await waitFor(() => expect(shown()).toEqual(['Nur', 'Two Sugars']));
  const [nur] = screen.getAllByRole('link');
  expect(nur?.closest('li')?.getAttribute('aria-setsize')).toBe('3');
  act(() => reach());
  await waitFor(() => expect(shown()).toEqual(['Nur', 'Two Sugars', 'The Well']));
  expect(offsets).toEqual(['0', '2']);
});
