// @vitest-environment jsdom
import { browserApi } from '#app/data/client/api.ts';
import { scriptNetwork } from '#app/testing/network.ts';
import { beforeEach, expect, test } from 'vitest';
import { QUERY_MAX } from '#app/domain/search/search-state.ts';
import { loadSearch, queryOf } from './load.ts';

const args = (query?: string) => ({ params: { query }, query: new URLSearchParams() });
let sent: ReturnType<typeof scriptNetwork>;
beforeEach(() => {
  const meta = { totalCount: 0, offset: 0, limit: 10 };
  sent = scriptNetwork({
    '/content/series/search': { data: [], meta },
    '/content/series/list': { data: [], meta },
    '/content/v2/genre/list': { data: [], meta },
  });
});
const searched = () => sent.filter(({ path }) => path === '/content/series/search').length;

test.each([
  ['nothing', undefined, ''],
  ['a single letter', 'a', 'a'],
  ['words', '  caravan ', 'caravan'],
  ['the maximum length', 'x'.repeat(QUERY_MAX), 'x'.repeat(QUERY_MAX)],
  ['more than the maximum length', 'x'.repeat(10_000), 'x'.repeat(QUERY_MAX)],
  ['a surrogate pair at the limit', `${'x'.repeat(QUERY_MAX - 1)}🏮`, 'x'.repeat(QUERY_MAX - 1)],
])('the query of an address with %s', (_, words, expected) => {
  expect(queryOf(args(words))).toBe(expected);
});

test('an overlong query is not searched: its start is kept, and suggestions are shown', async () => {
  const long = await loadSearch(browserApi, args('قافلة '.repeat(20)));
  expect(long).toMatchObject({ tooLong: true, results: [], ideas: { titles: [], genres: [] } });
  expect(long.query.length).toBeLessThanOrEqual(QUERY_MAX);
  expect(searched()).toBe(0);
  expect(await loadSearch(browserApi, args(long.query))).toMatchObject({ tooLong: false });
  expect(searched()).toBe(1);
});
