import type { Api } from '@kandil/contract/client';
import { data, RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { cacheGood, lastGoodPage, withStaleFallback } from './stale-fallback.ts';
import { type WebContext, webContext } from '../start/load-context.ts';
import { forgetMemberData } from '../session/member-data.ts';

const failing = (status: number) => () => Promise.reject(data({ kind: 'http' }, { status }));

beforeEach(forgetMemberData);

test('in an outage the last good copy is shown, marked as stale', async () => {
  cacheGood('home', { rows: ['before'] });
  cacheGood('home', { rows: ['now'] });
  for (const status of [500, 503, 429])
    expect(await withStaleFallback('home', failing(status))).toEqual({
      rows: ['now'],
      stale: true,
    });
});

test('what the service answers counts: an answer, or a refusal', async () => {
  cacheGood('home', { rows: ['before'] });
  expect(await withStaleFallback('home', () => Promise.resolve({ rows: ['now'] }))).toEqual({
    rows: ['now'],
  });
  await expect(withStaleFallback('home', failing(404))).rejects.toMatchObject({
    init: { status: 404 },
  });
  await expect(
    withStaleFallback('home', () => Promise.reject(new Error('a fault'))),
  ).rejects.toThrow('a fault');
});

test('without a copy the failure is shown, and a copy belongs to its member', async () => {
  await expect(withStaleFallback('home', failing(503))).rejects.toMatchObject({
    init: { status: 503 },
  });
  cacheGood('home', { rows: ['hers'] });
  forgetMemberData();
  await expect(withStaleFallback('home', failing(503))).rejects.toMatchObject({
    init: { status: 503 },
  });
});

test('so many pages are cached; the one seen longest ago goes first', async () => {
  cacheGood('seen again', { at: 0 });
  for (let at = 1; at < 30; at++) cacheGood(`page ${at}`, { at });
  cacheGood('seen again', { at: 30 });
  cacheGood('one more', { at: 31 });
  expect(await withStaleFallback('seen again', failing(503))).toEqual({ at: 30, stale: true });
  expect(await withStaleFallback('page 2', failing(503))).toEqual({ at: 2, stale: true });
  await expect(withStaleFallback('page 1', failing(503))).rejects.toMatchObject({
    init: { status: 503 },
  });
});

test.each([
  [false, { title: 'Nur' }],
  [true, { title: 'Nur', stale: true }],
])(
  'the server asks where copies are; that an answer was one (%s) is said',
  async (isCopy, said) => {
    const copying = (async () => ({ data: 'Nur' })) as unknown as Api;
    const failed = (() => Promise.reject(new Error('the services themselves'))) as Api;
    const context = new RouterContextProvider();
    const lastGood = { api: copying, isCopy: () => isCopy };
    context.set(webContext, {
      api: failed,
      lastGood,
      site: { shown: { off: [] } },
    } as unknown as WebContext);
    const page = lastGoodPage('title', async (api) => ({
      title: (await api({} as never, {} as never)).data as string,
    }));
    const url = new URL('http://kandil.test/detail/nur');
    const args = { context, url, params: {}, request: new Request(url), pattern: '/detail/:id' };
    expect(await page.loader(args)).toEqual(said);
  },
);
