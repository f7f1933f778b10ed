// @vitest-environment jsdom
import { browserApi } from '#app/data/client/api.ts';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { beforeEach, expect, test } from 'vitest';
import { QUERY_MAX } from '#app/domain/search/search-state.ts';
import { loadSearch, loadSearchHere, queryOf } from './load.ts';

const args = (query?: string) => ({ params: { query }, query: new URLSearchParams() });
const picture = { src: 'a.png', width: 472, height: 263, placeholder: '', color: '#000000' };
/** Has the fields of a search result and of a tile. */
const title = (id: number) => ({
  id,
  code: `title-${id}`,
  title: `Title ${id}`,
  badge: null,
  horizontalPoster: picture,
  verticalPoster: picture,
  webThumbnailUrl: '/a.png',
  reason: null,
  credit: null,
  kind: 'FILM',
  year: 2026,
  ageRating: '7+',
  genres: [],
  video: null,
  progress: null,
});
const list = (...ids: number[]) => ({
  data: ids.map(title),
  meta: { totalCount: ids.length, offset: 0, limit: 10 },
});
let sent: ReturnType<typeof scriptNetwork>;
beforeEach(() => {
  sent = scriptNetwork({
    '/content/series/search': list(),
    '/content/series/list': list(),
    '/content/v2/genre/list': list(),
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

test('an overlong query is not searched: its start stays in the field, and suggestions are shown', async () => {
  const long = await loadSearch(browserApi, args('قافلة '.repeat(20)));
  expect(long).toMatchObject({ tooLong: true, results: [], ideas: { titles: [], genres: [] } });
  expect(long.query.length).toBeLessThanOrEqual(QUERY_MAX);
  expect(searched()).toBe(0);
  expect(await loadSearch(browserApi, args(long.query))).toMatchObject({ tooLong: false });
  expect(searched()).toBe(1);
});

test.each([
  ['one result is followed by similar titles', list(1), list(8, 9), [8, 9], ['1']],
  [
    'one result is shown without them if they fail',
    list(1),
    refused(503, 'UNAVAILABLE', 'Not now.'),
    [],
    ['1'],
  ],
  ['several results are not', list(1, 2), list(8, 9), [], []],
])('%s', async (_, results, similar, shown, asked) => {
  sent = scriptNetwork({
    '/content/series/search': results,
    '/content/content/similar': similar,
  });
  const data = await loadSearch(browserApi, args('caravan'));
  expect(data.similar.map(({ id }) => id)).toEqual(shown);
  expect(data.results).toHaveLength(results.data.length);
  const similarTo = sent.filter(({ path }) => path === '/content/content/similar');
  expect(similarTo.map(({ query }) => query['contentId'])).toEqual(asked);
});

test('without results, titles to fill a screen and the genres are suggested', async () => {
  sent = scriptNetwork({
    '/content/series/search': list(),
    '/content/series/list': list(8),
    '/content/v2/genre/list': { data: [{ id: 1, code: 'drama', title: 'Drama' }] },
  });
  const { ideas } = await loadSearch(browserApi, args('zzz'));
  expect(ideas?.titles.map(({ id }) => id)).toEqual([8]);
  expect(ideas?.genres.map(({ code }) => code)).toEqual(['drama']);
  const asked = sent.find(({ path }) => path === '/content/series/list');
  expect(asked?.query['limit']).toBe('12');
});

test('a search that fails on the page keeps its words, and says why', async () => {
  scriptNetwork({ '/content/series/search': refused(503, 'UNAVAILABLE', 'Not now.') });
  await expect(loadSearch(browserApi, args('sea'))).rejects.toThrow('Not now.');
  const nothing = { query: 'sea', results: [], totalCount: 0, ideas: null, tooLong: false };
  expect(await loadSearchHere(browserApi, args('sea'))).toMatchObject({
    ...nothing,
    failed: 'Not now.',
  });
  scriptNetwork({ '/content/series/search': list(1, 2) });
  expect(await loadSearchHere(browserApi, args('sea'))).toMatchObject({ failed: null });
});
