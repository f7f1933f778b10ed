// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { loadChannels } from '#app/features/channels/load.ts';
import { loadMyList } from '#app/features/my-list/load.ts';
import { loadWithdrawal } from '#app/features/withdrawal/withdraw-page.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { tile } from '#app/testing/titles.ts';
import { loadHistory } from './history/load.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

const args = (id?: string, query = '') => ({ params: { id }, query: new URLSearchParams(query) });
const list = (data: object[]) => ({ data, meta: { totalCount: 40, offset: 0, limit: 24 } });
const HISTORY = '/content/history';
const STATE = '/watch/history/state';
const MY_LIST = '/content/favoriteSeries/myList';
const FAVOURITES = '/content/tv-channel/favourites';
const CATEGORIES = '/content/tv-channel/category/all';
const WITHDRAWAL = '/purchase/v1/user/withdrawal';
const guest = refused(401, 'UNAUTHORIZED', 'Log in first.');
const away = refused(503, 'UNEXPECTED', 'Not now.');
const failure = { status: 503 };

/** What a member's own page has, for whom. */
const PAGES = [
  ['the history', [STATE, HISTORY], () => loadHistory(browserApi), { history: null }],
  ['My List', [MY_LIST], () => loadMyList(browserApi, args()), { sort: 'DEFAULT', list: null }],
  [
    'favourite channels',
    [FAVOURITES],
    () => loadChannels(browserApi, args('favorites')),
    { current: 'favorites', channels: null },
  ],
  ['the withdrawal', [WITHDRAWAL], () => loadWithdrawal(browserApi), { isGuest: true, own: null }],
] as const;

test.each(PAGES)(
  '%s is empty for a guest, and fails in an outage',
  async (_, paths, load, none) => {
    const all = (answer: typeof guest) =>
      scriptNetwork({
        [CATEGORIES]: { data: [] },
        ...Object.fromEntries(paths.map((path) => [path, answer])),
      });
    all(guest);
    expect(await load()).toMatchObject(none);
    all(away);
    await expect(load()).rejects.toMatchObject(failure);
  },
);

test("a member's own pages have what the services answer", async () => {
  scriptNetwork({
    [MY_LIST]: list([tile(1)]),
    [WITHDRAWAL]: { data: null },
    [CATEGORIES]: { data: [{ id: 1, code: 'news', title: 'News' }] },
    '/content/tv-channel/all': { data: [] },
    '/content/tv-channel/category-code/news': { data: [] },
    '/content/tv-channel/category-code/none': { data: [] },
  });
  const { list: mine } = await loadMyList(browserApi, args(undefined, 'sort=TITLE'));
  expect([mine?.items.map(({ id }) => id), mine?.totalCount]).toEqual([[1], 40]);
  expect(await loadWithdrawal(browserApi)).toEqual({ isGuest: false, own: null });
  expect(await loadChannels(browserApi, args(undefined, 'view=guide'))).toMatchObject({
    current: 'all',
    view: 'guide',
    channels: [],
  });
  expect(await loadChannels(browserApi, args('news', 'view=other'))).toMatchObject({
    current: 'news',
    view: 'channels',
  });
  await expect(loadChannels(browserApi, args('none'))).rejects.toMatchObject({
    init: { status: 404 },
  });
});
