// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest';
import { browserApi } from '#app/data/client/api.ts';
import { offers } from '#app/testing/offers.ts';
import { refused, scriptNetwork, type SentRequest } from '#app/testing/network.ts';
import { film, PICTURE, tile } from '#app/testing/titles.ts';
import { loadPaymentHistory } from './billing/history-page.tsx';
import { partnersData } from './campaign/load.ts';
import { fetchItems, loadBreakdown } from './breakdown/load.ts';
import { loadCategoryTitles } from './category-titles/load.ts';
import { loadDetail } from './detail/load.ts';
import { fetchTitles, loadGenre } from './genre/load.ts';
import { loadLanding } from './landing/load.ts';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));

const args = (params: Record<string, string>, query = '') => ({
  params,
  query: new URLSearchParams(query),
});
const list = (...data: object[]) => ({ data, meta: { totalCount: 40, offset: 0, limit: 20 } });
const away = refused(503, 'UNEXPECTED', 'Not now.');
const missing = { init: { status: 404 } };
const queries = (sent: SentRequest[], path: string) =>
  sent.filter((request) => request.path === path).map(({ query }) => query);

describe('the titles of a genre', () => {
  const ITEMS = '/content/v2/genre/content/items';
  const genres = [
    { id: 3, code: 'drama', title: 'Drama' },
    { id: 4, code: 'history', title: 'History' },
  ];
  const network = () =>
    scriptNetwork({ '/content/v2/genre/list': { data: genres }, [ITEMS]: list(tile(1)) });

  test('are found by its code or id; there is no page of an unknown one', async () => {
    network();
    for (const id of ['history', '4']) {
      const page = await loadGenre(browserApi, args({ id }));
      expect([page.genre.title, page.items[0]?.title, page.totalCount]).toEqual([
        'History',
        'Title 1',
        40,
      ]);
    }
    await expect(loadGenre(browserApi, args({ id: '5' }))).rejects.toMatchObject(missing);
  });

  test('are those of one category where the address has its number', async () => {
    const sent = network();
    const categoryOf = async (query: string) =>
      (await loadGenre(browserApi, args({ id: '3' }, query))).categoryId;
    expect(await categoryOf('category=12')).toBe(12);
    for (const query of ['', 'category=', 'category=films', 'category=0', 'category=-1'])
      expect(await categoryOf(query), query).toBeNull();
    expect(queries(sent, ITEMS).map(({ categoryId }) => categoryId)).toEqual([
      '12',
      ...Array(5).fill(undefined),
    ]);
  });

  test('come in a few rows first, then in larger pages', async () => {
    const sent = network();
    await fetchTitles(browserApi, 3, null, 0);
    await fetchTitles(browserApi, 3, null, 20);
    expect(queries(sent, ITEMS)).toEqual([
      { genreId: '3', offset: '0', limit: '20' },
      { genreId: '3', offset: '20', limit: '50' },
    ]);
  });
});

test('the titles of a category are found by its code or id', async () => {
  const ITEMS = '/content/v2/category/items';
  const sent = scriptNetwork({
    '/content/v3/categories': {
      data: [
        { id: 1, code: 'series', title: 'Series', resultType: 'SERIES', kind: 'SERIES' },
        { id: 2, code: 'films', title: 'Films', resultType: 'MOVIES', kind: 'NONE' },
      ],
    },
    '/content/v2/genre/list': { data: [{ id: 3, code: 'drama', title: 'Drama' }] },
    [ITEMS]: list(tile(1)),
  });
  for (const id of ['films', '2']) {
    const page = await loadCategoryTitles(browserApi, args({ id }));
    expect([page.category.title, page.genres.length, page.items.length]).toEqual(['Films', 1, 1]);
  }
  expect(queries(sent, ITEMS)).toEqual([
    { code: 'films', offset: '0', limit: '20' },
    { categoryId: '2', offset: '0', limit: '20' },
  ]);
  await expect(loadCategoryTitles(browserApi, args({ id: '3' }))).rejects.toMatchObject(missing);
});

test('a row as a page has the order of the address', async () => {
  const ITEMS = '/content/v2/breakdownItemsPaged';
  const meta = { totalCount: 9, offset: 0, limit: 20, code: 'new', title: 'New', type: 'MY_LIST' };
  const sent = scriptNetwork({ [ITEMS]: { data: [tile(1)], meta } });
  expect(await loadBreakdown(browserApi, args({ id: '7' }, 'sort=YEAR'))).toMatchObject({
    id: '7',
    code: 'new',
    sort: 'YEAR',
    title: 'New',
    totalCount: 9,
  });
  await fetchItems(browserApi, 'new', 'DEFAULT', 20);
  expect(queries(sent, ITEMS)).toEqual([
    { containerId: '7', sortType: 'YEAR', offset: '0', limit: '20' },
    { containerCode: 'new', sortType: 'DEFAULT', offset: '20', limit: '50' },
  ]);
});

describe('the page of a title', () => {
  const season = (seasonIndex: number) => ({
    id: 10 + seasonIndex,
    code: `nur-s${seasonIndex}`,
    title: `Season ${seasonIndex}`,
    seasonIndex,
    episodeCount: 20,
  });
  const EPISODES = '/content/video/episodesOfSeason';
  const network = (title: object, parts: object) =>
    scriptNetwork({
      '/content/series/findById': { data: film(title) },
      [EPISODES]: list(),
      '/content/content/trailers': list(),
      '/content/content/similar': { data: [tile(5)] },
      ...parts,
    });

  test('of a series has the season of the address; there is no page of another one', async () => {
    const sent = network({ kind: 'SERIES', seasons: [season(1), season(2)] }, {});
    const page = await loadDetail(browserApi, args({ id: 'nur', seasonId: 's2' }));
    expect([page.season?.id, page.episodes.totalCount, page.trailers]).toEqual([12, 40, []]);
    expect(page.similar?.map(({ id }) => id)).toEqual([5]);
    expect(queries(sent, EPISODES)).toMatchObject([{ seasonId: '12' }]);
    const unknown = args({ id: 'nur', seasonId: 's3' });
    await expect(loadDetail(browserApi, unknown)).rejects.toMatchObject(missing);
  });

  test('of a film has no episodes, and stays without the parts that fail', async () => {
    const sent = network(
      {},
      { '/content/content/trailers': away, '/content/content/similar': away },
    );
    const page = await loadDetail(browserApi, args({ id: '1' }));
    expect(page).toMatchObject({
      season: null,
      episodes: { items: [], totalCount: 0 },
      trailers: null,
      similar: null,
    });
    expect(queries(sent, EPISODES)).toEqual([]);
    expect(queries(sent, '/content/series/findById')).toEqual([{ seriesId: '1' }]);
  });
});

describe('the landing page', () => {
  const faq = (faqIndex: number) => ({ question: `Q${faqIndex}`, answer: 'A', faqIndex });
  const money = (amount: number) => ({ amount, currency: 'USD' });

  test('has posters, screens, prices, questions in their order, and what was given', async () => {
    const slide = {
      ...film(),
      seasonCount: 0,
      image: { ...PICTURE, src: 'wide' },
      mobileImage: { ...PICTURE, src: 'tall' },
      videoId: 7,
      seasonIndex: null,
      videoIndex: null,
    };
    const sent = scriptNetwork({
      '/content/v2/category/items': list(tile(1), tile(2)),
      '/content/v2/carousel': { data: [slide] },
      '/purchase/v1/subscription-plans': { data: offers() },
      '/content/faq/list': { data: [faq(2), faq(3), faq(1)] },
      '/purchase/v1/giving': {
        data: [
          {
            month: '2026-10',
            entries: 1,
            paid: money(2800),
            setAside: money(70),
            transferred: money(30),
            transfers: [],
          },
        ],
      },
    });
    const page = await loadLanding(browserApi);
    expect(page.posters).toHaveLength(2);
    expect(page.screens?.phone.src).toBe('tall');
    expect(page.offers?.periods.length).toBeGreaterThan(0);
    expect(page.faqs.map(({ question }) => question)).toEqual(['Q1', 'Q2', 'Q3']);
    expect(page.given).toEqual([{ currency: 'USD', setAside: 70, transferred: 30 }]);
    expect(queries(sent, '/content/v2/category/items')[0]?.['code']).toBe('home');
  });

  test('is complete without what the services do not answer; the prayers need none', async () => {
    scriptNetwork({});
    const page = await loadLanding(browserApi);
    expect(page).toMatchObject({ posters: [], screens: null, offers: null, faqs: [], given: [] });
    expect(page.prayers.map(({ prayer }) => prayer)).toEqual([
      'fajr',
      'dhuhr',
      'asr',
      'maghrib',
      'isha',
    ]);
    const times = page.prayers.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    // In Makkah the sun is highest between 12:00 and 12:40, at UTC+3.
    expect(page.prayers[1]?.at).toMatch(/T09:[0-3]\d/);
  });
});

describe('the address of a partner', () => {
  const open = async (slug: string) => {
    window.boot = { language: 'en' } as unknown as typeof window.boot;
    const url = new URL(`http://kandil.test/partners/${slug}`);
    return partnersData.clientLoader({ params: { slug }, url });
  };
  const partner = {
    slug: 'lantern-radio',
    title: 'Lantern Radio',
    subTitle: '',
    description: '',
    imageUrl: null,
    actionText: null,
    promoCode: null,
  };

  test('shows a campaign first, else the partner', async () => {
    const campaign = {
      code: '80-off',
      isActive: false,
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: null,
    };
    const sent = scriptNetwork({
      '/content/site/campaign/80-off': { data: campaign },
      '/partner/v1/landing/lantern-radio': { data: partner },
    });
    expect(await open('80-off')).toMatchObject({ campaign: { code: '80-off' }, standing: 'ended' });
    expect(sent).toHaveLength(1);
    expect(await open('lantern-radio')).toEqual({ partner });
  });

  test(
    'that cannot be one asks no service; one that nobody has gives the key of the specification',
    { tags: ['ERROR-36'] },
    async () => {
      const sent = scriptNetwork({});
      const lost = async (slug: string) =>
        expect(open(slug), slug).rejects.toMatchObject({
          init: { status: 404 },
          data: { message: 'errors.unexpectedErrorHappened' },
        });
      for (const slug of ['', '123', 'Radio', '-radio', 'a'.repeat(81)]) await lost(slug);
      expect(sent).toEqual([]);
      await lost('nobody');
      expect(sent.map(({ path }) => path)).toEqual([
        '/content/site/campaign/nobody',
        '/partner/v1/landing/nobody',
      ]);
    },
  );
});

describe('the payment history', () => {
  const RECEIPTS = '/purchase/v1/user/receipts';
  const PLAN = '/purchase/v1/user/plan';

  test('has the receipts and the plan of a member', async () => {
    scriptNetwork({ [RECEIPTS]: { data: { receipts: [], note: 'Ten years.' } }, [PLAN]: {} });
    expect(await loadPaymentHistory(browserApi)).toEqual({
      history: { receipts: [], note: 'Ten years.', plan: null },
    });
  });

  test('of a guest or a child is none; an outage is one', async () => {
    for (const refusal of [
      refused(401, 'UNAUTHORIZED', 'Log in first.'),
      refused(403, 'ADULTS_ONLY', 'For adults.'),
    ]) {
      scriptNetwork({ [RECEIPTS]: refusal, [PLAN]: refusal });
      expect(await loadPaymentHistory(browserApi)).toEqual({ history: null });
    }
    scriptNetwork({ [RECEIPTS]: away, [PLAN]: away });
    await expect(loadPaymentHistory(browserApi)).rejects.toMatchObject({ status: 503 });
  });
});
