// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import type { MemberPart } from '#app/data/start/member-part.ts';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { PICTURE, tile } from '#app/testing/titles.ts';
import { completeHome, type HomeData, loadHome } from './load.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

const row = (id: number, type: string, ...videoResources: object[]) => ({
  id,
  code: `row-${id}`,
  title: `Row ${id}`,
  hasTrailer: false,
  type,
  totalCount: videoResources.length,
  videoResources,
});
const channel = {
  id: 4,
  code: 'fanous',
  title: 'Fanous',
  imgLogoUrl: '',
  logo: PICTURE,
  free: true,
  epgInfo: null,
  userInfo: { favoriteFlag: false },
};
const args = (id?: string) => ({ params: { id }, query: new URLSearchParams() });
const network = (channels: object) =>
  scriptNetwork({
    '/content/v2/carousel': { data: [] },
    '/content/v3/breakdowns': {
      data: [row(1, 'NEW_EPISODES', tile(1)), row(2, 'DISCOVERY', tile(2))],
      meta: { totalCount: 9, offset: 0, limit: 5 },
    },
    '/content/tv-channel/all': channels,
  });

test('home has its first rows and the channels on air; tall posters are in one row alone', async () => {
  const sent = network({ data: [channel] });
  const home = await loadHome(browserApi, args());
  expect(home.category).toBeNull();
  expect(home.channels.map(({ id }) => id)).toEqual([4]);
  expect(home.rows.totalCount).toBe(9);
  const [episodes, discovery] = home.rows.items;
  expect(episodes?.videoResources[0]).not.toHaveProperty('verticalPoster');
  expect(discovery?.videoResources[0]).toHaveProperty('verticalPoster');
  const asked = sent.find(({ path }) => path === '/content/v3/breakdowns')?.query;
  expect(asked).toEqual({ offset: '0', limit: '5' });
});

test('home is shown without channels if they fail; a category has none', async () => {
  network(refused(503, 'UNEXPECTED', 'Not now.'));
  expect((await loadHome(browserApi, args())).channels).toEqual([]);
  const sent = network({ data: [channel] });
  const films = await loadHome(browserApi, args('films'));
  expect([films.category, films.channels]).toEqual(['films', []]);
  expect(sent.map(({ path }) => path)).not.toContain('/content/tv-channel/all');
  expect(sent.map(({ query }) => query['code'])).toEqual(['films', 'films']);
});

test("the member's own rows fill the shared page; those without titles leave it", () => {
  const data = {
    category: null,
    spotlight: [],
    channels: [],
    rows: {
      items: [
        row(1, 'CONTINUE_WATCH'),
        row(2, 'NEW_EPISODES', tile(1)),
        row(3, 'MY_LIST'),
        row(4, 'DISCOVERY'),
      ],
      totalCount: 12,
    },
  } as unknown as HomeData;
  const own = [row(1, 'CONTINUE_WATCH', tile(8)), row(3, 'MY_LIST'), row(4, 'DISCOVERY', tile(9))];
  const { rows } = completeHome(data, { rows: own } as unknown as MemberPart);
  expect(rows.totalCount).toBe(11);
  expect(rows.items.map(({ id, videoResources }) => [id, videoResources[0]?.id])).toEqual([
    [1, 8],
    [2, 1],
    [4, 9],
  ]);
  expect(rows.items[0]?.videoResources[0]).not.toHaveProperty('verticalPoster');
  expect(rows.items[2]?.videoResources[0]).toHaveProperty('verticalPoster');
});
