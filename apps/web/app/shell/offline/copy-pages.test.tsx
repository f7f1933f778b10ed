import { ui } from '@kandil/i18n/locales/en';
import { beforeEach, expect, test, vi } from 'vitest';
import { COOKIES, removeCookie, writeCookie } from '#app/browser/cookies.ts';
import type { Start } from '#app/data/start/start.ts';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { ACCOUNT, START } from '#app/testing/app.tsx';
import type { SentRequest } from '#app/testing/network.ts';
import { tile } from '#app/testing/titles.ts';

const MY_LIST = '/content/favoriteSeries/myList';
const ADD = '/content/favoriteSeries/addToMyList';
const HOME = JSON.stringify(['home', {}]);
const LIST = JSON.stringify(['my list', {}]);
const token = (sub: string, pid?: number) => `x.${btoa(JSON.stringify({ sub, pid }))}.x`;
let sent: SentRequest[] = [];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of Object.values(COOKIES)) removeCookie(cookie);
  Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
});

/** The code of a document of a member, or of a guest. */
async function documentOf(start: Partial<Start> = { account: ACCOUNT, profileId: 4 }) {
  window.boot = {
    language: 'en',
    texts: Promise.resolve(ui),
    state: { loaderData: { root: { ...START, ...start } }, errors: null },
  } as unknown as typeof window.boot;
  const network = await import('#app/testing/network.ts');
  sent = network.scriptNetwork({
    [MY_LIST]: { data: [tile(1), tile(2)], meta: { totalCount: 2, offset: 0, limit: 24 } },
    [ADD]: { data: { seriesId: 1, inMyList: true } },
  });
  const { copiedPages, copyPage } = await import('#app/browser/offline/copy.ts');
  const { ownerOf } = await import('#app/browser/offline/owner.ts');
  const { readCookie } = await import('#app/browser/cookies.ts');
  const { cacheGood } = await import('#app/data/pages/stale-fallback.ts');
  const { copyPages } = await import('./copy-pages.ts');
  const owner = ownerOf(readCookie)?.name ?? null;
  return { copyPages, cacheGood, copyPage, owner, copies: () => copiedPages(owner) };
}
const row = (title: string, tiles: TitleTileData[]) => ({ title, videoResources: tiles });
const home = (...rows: object[]) => ({ rows: { items: rows } });
const pause = () => new Promise((resolve) => setTimeout(resolve));

test('home is stored with its first rows and titles, and what is left of each', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const { copyPages, cacheGood, copies } = await documentOf();
  await copyPages();
  const begun = { ...tile(1), progress: { lastSec: 300, duration: 1200, percent: 25 } };
  cacheGood(
    HOME,
    home(
      row('Empty', []),
      row('Continue', [begun as never]),
      row(
        'Many',
        Array.from({ length: 20 }, (_, n) => tile(n + 1)),
      ),
      ...Array.from({ length: 9 }, (_, n) => row(`Row ${n}`, [tile(1)])),
    ),
  );
  const rows = copies().home?.rows ?? [];
  expect(rows.map(({ title, tiles }) => [title, tiles.length])).toEqual([
    ['Continue', 1],
    ['Many', 12],
    ...Array.from({ length: 6 }, (_, n) => [`Row ${n}`, 1]),
  ]);
  expect(rows[0]?.tiles[0]).toEqual({
    title: 'Title 1',
    note: '15 min left',
    picture: 'a.png',
    width: 472,
    path: '/detail/title-1',
    watched: 0.25,
  });
  expect(rows[1]?.tiles[0]).toMatchObject({ note: '', watched: 0 });
});

test('My List is fetched for its copy beside home, unless that is fresh', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const first = await documentOf();
  await first.copyPages();
  first.cacheGood(HOME, home());
  await vi.waitFor(() => expect(first.copies().myList?.rows[0]?.tiles).toHaveLength(2), {
    timeout: 30_000,
  });
  first.cacheGood(HOME, home());
  await pause();
  expect(sent.filter(({ path }) => path === MY_LIST)).toHaveLength(1);
  vi.setSystemTime(Date.now() + 10 * 60_000 + 1);
  first.cacheGood(HOME, home());
  await vi.waitFor(() => expect(sent.filter(({ path }) => path === MY_LIST)).toHaveLength(2), {
    timeout: 30_000,
  });
  vi.useRealTimers();
});

test('My List is not stored for a profile that was left while it was fetched', async () => {
  writeCookie(COOKIES.token, token('u1', 4));
  const page = await documentOf();
  await page.copyPages();
  page.cacheGood(HOME, home());
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 30_000 });
  writeCookie(COOKIES.token, token('u1', 9));
  await pause();
  await pause();
  expect(page.copies().myList).toBeUndefined();
  writeCookie(COOKIES.token, token('u1', 4));
  page.cacheGood(HOME, home());
  await vi.waitFor(() => expect(page.copies().myList).toBeDefined(), { timeout: 30_000 });
});

test('My List is not fetched where data is saved', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const first = await documentOf();
  await first.copyPages();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  first.cacheGood(HOME, home());
  await pause();
  expect(first.copies().myList).toBeUndefined();
  expect(sent).toEqual([]);
});

test('My List is stored as it was seen, without what has left it', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const { copyPages, cacheGood, copies } = await documentOf();
  const { useMyListStore } = await import('#app/domain/title/my-list-store.ts');
  await copyPages();
  useMyListStore.setState({ known: new Map([[2, false]]) });
  const items = Array.from({ length: 40 }, (_, n) => tile(n + 1));
  cacheGood(LIST, { list: { items, totalCount: 40 } });
  const titles = copies().myList?.rows[0]?.tiles.map(({ title }) => title);
  expect(titles).toHaveLength(30);
  expect(titles).not.toContain('Title 2');
  cacheGood(LIST, { list: null });
  expect(copies().myList?.rows[0]?.tiles).toHaveLength(30);
});

test('a change of My List fetches it again at once', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const { copyPages, copies } = await documentOf();
  await copyPages();
  const { browserApi } = await import('#app/data/client/api.ts');
  const { content } = await import('@kandil/contract');
  await browserApi(content.addToMyList, { seriesId: 1 });
  await vi.waitFor(() => expect(copies().myList?.rows[0]?.tiles).toHaveLength(2), {
    timeout: 30_000,
  });
});

test('an old page, or another one, is no copy', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const { copyPages, cacheGood, copies } = await documentOf();
  await copyPages();
  cacheGood(HOME, { ...home(row('Row', [tile(1)])), stale: true });
  cacheGood(JSON.stringify(['home', { id: 1 }]), home(row('Row', [tile(1)])));
  cacheGood(JSON.stringify(['genre', {}]), { list: { items: [tile(1)], totalCount: 1 } });
  expect(copies()).toEqual({});
});

test('nothing is stored for another member or profile than those of the page', async () => {
  writeCookie(COOKIES.token, token('u2'));
  const other = await documentOf();
  await other.copyPages();
  other.cacheGood(HOME, home(row('Row', [tile(1)])));
  expect(other.copies()).toEqual({});
  vi.resetModules();
  writeCookie(COOKIES.token, token('u1', 9));
  const profile = await documentOf();
  await profile.copyPages();
  profile.cacheGood(HOME, home(row('Row', [tile(1)])));
  expect(profile.copies()).toEqual({});
  vi.resetModules();
  writeCookie(COOKIES.token, token('u1', 4));
  const own = await documentOf();
  await own.copyPages();
  own.cacheGood(HOME, home(row('Row', [tile(1)])));
  expect(own.copies().home?.rows).toHaveLength(1);
});

test('what an earlier session left is deleted first; the own copies stay', async () => {
  writeCookie(COOKIES.token, token('u1'));
  const page = { at: 1, rows: [] };
  const own = await documentOf();
  own.copyPage({ name: own.owner ?? '', persistent: true }, 'home', page);
  await own.copyPages();
  expect(own.copies().home).toEqual(page);
  own.copyPage({ name: 'somebody else', persistent: true }, 'home', page);
  await own.copyPages();
  expect(JSON.stringify({ ...localStorage })).not.toContain('somebody else');
  own.copyPage({ name: own.owner ?? '', persistent: true }, 'home', page);
  removeCookie(COOKIES.token);
  await own.copyPages();
  expect(JSON.stringify({ ...localStorage })).not.toContain('"rows"');
});
