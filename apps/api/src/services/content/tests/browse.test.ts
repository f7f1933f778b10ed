import { content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const PUBLIC = 'public, max-age=30, stale-while-revalidate=300, stale-if-error=86400';

let product: ProductApp;
let guest: Visitor;
let arab: Visitor;
let child: Visitor;
let kidsCodes: Set<string>;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  arab = product.visitor({ language: 'ar' });
  child = await product.member('family', { kids: true });
  kidsCodes = new Set([
    'moonlight-friends',
    'little-astronomer',
    'tale-of-the-simurgh',
    'paper-boat',
    'zeytins-garden',
    'camel-who-counted-stars',
    'eleven-sandals',
  ]);
});
afterAll(() => product.close());

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const categoryId = async (code: string) =>
  (await guest.call(content.categories, {})).data.find((each) => each.code === code)?.id ?? 0;

describe('categories', () => {
  test(
    'the menu, home first, for everybody the same',
    { tags: ['CONTENT-10', 'CONTENT-23', 'ENTITY-23'] },
    async () => {
      const { status, data, headers } = await guest.call(content.categories, {});
      expect(status).toBe(200);
      expect(codes(data)).toEqual(['home', 'series', 'movies', 'live-tv', 'my-list']);
      expect(data.map(({ resultType }) => resultType)).toEqual([
        undefined,
        'SERIES',
        'MOVIES',
        'TV_CHANNEL',
        undefined,
      ]);
      expect(headers['cache-control']).toBe(PUBLIC);
      expect((await guest.call(content.genreList, {})).data).toHaveLength(14);
    },
  );

  test('titles come in the language asked for, English where there is no such text', async () => {
    expect((await arab.call(content.categories, {})).data[0]?.title).toBe('الرئيسية');
    const french = product.visitor({ language: 'fr' });
    expect((await french.call(content.categories, {})).data[0]?.title).toBe('Accueil');
    await product.database.pool.query("update content.category set title = title - 'fr'");
    product.forget();
    expect((await french.call(content.categories, {})).data[0]?.title).toBe('Home');
  });
});

describe('carousel', () => {
  test(
    'the home spotlight, and that of a category by id or code',
    { tags: ['CONTENT-11'] },
    async () => {
      const home = await guest.call(content.carousel, {});
      expect(codes(home.data)[0]).toBe('shadows-of-the-golden-horn');
      expect(home.data).toHaveLength(7);
      expect(home.data[0]).toMatchObject({
        likedPercent: 98,
        seasonCount: 2,
        audioLanguages: ['tr', 'ar'],
        ageRating: '13+',
      });
      const byCode = await guest.call(content.carousel, { code: 'movies' });
      const byId = await guest.call(content.carousel, { categoryId: await categoryId('movies') });
      expect(codes(byCode.data)).toEqual(codes(byId.data));
      expect(new Set(byCode.data.map(({ kind }) => kind))).toEqual(new Set(['FILM']));
    },
  );

  test('pictures have the sizes of their kind', { tags: ['CONST-28', 'CONST-29'] }, async () => {
    const { data } = await guest.call(content.carousel, {});
    for (const { image, mobileImage } of data) {
      expect([image.width, image.height]).toEqual([1920, 1080]);
      expect([mobileImage.width, mobileImage.height]).toEqual([750, 1000]);
      expect(image.src).toMatch(/^[0-9a-f]{8}\/titles\//);
    }
  });

  test('a guest may be answered from a cache, a member never', async () => {
    expect((await guest.call(content.carousel, {})).headers).toMatchObject({
      'cache-control': PUBLIC,
      vary: expect.stringContaining('authorization'),
    });
    expect((await child.call(content.carousel, {})).headers['cache-control']).toBe('no-store');
  });

  test.each([{ categoryId: 999_999 }, { code: 'no-such-category' }])(
    'an unknown category is not found: %o',
    async (args) => {
      expect((await guest.call(content.carousel, args)).status).toBe(404);
    },
  );
});

describe('rows', () => {
  test(
    'home has its rows, each with its first tiles; a guest continues nothing',
    { tags: ['CONTENT-12', 'ENTITY-22'] },
    async () => {
      const { data, meta } = await guest.call(content.breakdowns, {});
      expect(codes(data)).toEqual([
        'new-episodes',
        'free-to-watch',
        'kandil-originals',
        'empires-and-caravans',
        'ramadan-nights',
        'school-night',
        'for-this-evening',
        'laughing-together',
        'with-the-little-ones',
        'around-one-table',
        'somebody-is-lying',
        'hands-that-make',
        'true-stories',
        'salt-in-the-air',
        'long-roads',
        'she-decides',
        'for-the-holy-nights',
      ]);
      expect(meta).toEqual({ totalCount: 17, offset: 0, limit: 20 });
      for (const { hasTrailer, totalCount, videoResources } of data) {
        expect(hasTrailer).toBe(true);
        expect(videoResources).toHaveLength(Math.min(7, totalCount));
      }
    },
  );

  test('rows of a category by id or code, and by page', { tags: ['CONTENT-12'] }, async () => {
    const byCode = await guest.call(content.breakdowns, { code: 'series' });
    const byId = await guest.call(content.breakdowns, {
      categoryId: await categoryId('series'),
      offset: 1,
      limit: 2,
    });
    expect(codes(byId.data)).toEqual(codes(byCode.data).slice(1, 3));
    const kinds = byCode.data.flatMap(({ videoResources }) =>
      videoResources.map(({ kind }) => kind),
    );
    expect(new Set(kinds)).toEqual(new Set(['SERIES']));
  });

  test('new episodes are the newest of their series, newest first, and say so', async () => {
    const { data } = await guest.call(content.breakdowns, {});
    const tiles = data.find(({ type }) => type === 'NEW_EPISODES')?.videoResources ?? [];
    expect(
      tiles
        .map((tile) => `${tile.code} S${tile.video?.seasonIndex}:E${tile.video?.videoIndex}`)
        .slice(0, 2),
    ).toEqual(['shadows-of-the-golden-horn S2:E6', 'wolves-of-the-steppe S1:E8']);
    expect(new Set(tiles.map(({ badge }) => badge))).toEqual(new Set(['NEW']));
  });

  test('free rows hold free videos alone', async () => {
    const { data } = await guest.call(content.breakdownItemsPaged, {
      containerCode: 'free-to-watch',
      limit: 50,
    });
    expect(data.length).toBeGreaterThan(15);
    expect(data.every(({ video, badge }) => video?.free === true && badge === 'FREE')).toBe(true);
  });

  test(
    'items of a row by id or code: 7 at first, then page by page to the end',
    { tags: ['CONTENT-13', 'CONST-16'] },
    async () => {
      const first = await guest.call(content.breakdownItemsPaged, {
        containerCode: 'new-episodes',
      });
      expect(first.data).toHaveLength(7);
      expect(first.meta).toEqual({
        totalCount: 28,
        offset: 0,
        limit: 7,
        code: 'new-episodes',
        title: 'New Episodes',
        type: 'NEW_EPISODES',
      });
      const { data: rows } = await guest.call(content.breakdowns, {});
      const second = await guest.call(content.breakdownItemsPaged, {
        containerId: rows[0]?.id,
        offset: 7,
        limit: 50,
      });
      expect(new Set(codes([...first.data, ...second.data])).size).toBe(28);
      const beyond = await guest.call(content.breakdownItemsPaged, {
        containerCode: 'new-episodes',
        offset: 400,
      });
      expect(beyond).toMatchObject({ status: 200, data: [], meta: { totalCount: 28 } });
    },
  );

  test(
    'sortType orders by editors, title, year or newness',
    { tags: ['CONTENT-13', 'CONTENT-15'] },
    async () => {
      const sorted = async (sortType: (typeof content.SORT_TYPES)[number]) =>
        (
          await guest.call(content.breakdownItemsPaged, {
            containerCode: 'kandil-originals',
            sortType,
            limit: 50,
          })
        ).data;
      expect(codes(await sorted('DEFAULT'))[0]).toBe('keeper-of-cordoba');
      const titles = (await sorted('TITLE')).map(({ title }) => title);
      expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare));
      const years = (await sorted('YEAR')).map(({ year }) => year);
      expect(years).toEqual([...years].sort((a, b) => b - a));
      expect(codes(await sorted('NEWEST'))[0]).toBe('shadows-of-the-golden-horn');
    },
  );

  test.each(['fa', 'ur', 'fr', 'ar'] as const)(
    'titles in %s are ordered by the alphabet of the language, not by code points',
    { tags: ['CONTENT-15'] },
    async (language) => {
      const { data } = await product.visitor({ language }).call(content.breakdownItemsPaged, {
        containerCode: 'for-the-holy-nights',
        sortType: 'TITLE',
        limit: 50,
      });
      const titles = data.map(({ title }) => title);
      expect(titles).toHaveLength(8);
      expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
      expect(titles).not.toEqual([...titles].sort());
    },
  );

  test('an unknown row is not found, and one has to be named', async () => {
    expect((await guest.call(content.breakdownItemsPaged, { containerId: 999_999 })).status).toBe(
      404,
    );
    const unnamed = await guest.call(content.breakdownItemsPaged, {});
    expect(unnamed).toMatchObject({
      status: 400,
      meta: { code: 'INVALID_INPUT', fields: { containerId: 'INVALID_INPUT' } },
    });
  });
});

describe('category items, genres, series', () => {
  test(
    'items of a category by id or code, ten at first',
    { tags: ['CONTENT-14', 'CONST-17'] },
    async () => {
      const series = await guest.call(content.categoryItems, { code: 'series' });
      expect(series.data).toHaveLength(10);
      expect(series.meta).toEqual({ totalCount: 28, offset: 0, limit: 10 });
      const films = await guest.call(content.categoryItems, {
        categoryId: await categoryId('movies'),
        offset: 5,
        limit: 3,
      });
      expect(films.meta).toEqual({ totalCount: 14, offset: 5, limit: 3 });
      expect(films.data.every(({ kind, video }) => kind === 'FILM' && video !== null)).toBe(true);
      expect((await guest.call(content.categoryItems, { code: 'live-tv' })).data).toEqual([]);
      expect((await guest.call(content.categoryItems, {})).status).toBe(400);
      expect((await guest.call(content.categoryItems, { code: 'no-such-category' })).status).toBe(
        404,
      );
    },
  );

  test(
    'titles of a genre, ten at first, and only films within the films',
    { tags: ['CONTENT-24', 'CONTENT-25', 'CONST-20'] },
    async () => {
      const {
        data: [drama],
      } = await guest.call(content.genreList, { code: 'drama' });
      const all = await guest.call(content.genreContentItems, { genreId: drama?.id ?? 0 });
      expect(all.data).toHaveLength(10);
      expect(all.data.every(({ genres }) => genres.includes('Drama'))).toBe(true);
      const films = await guest.call(content.genreContentItems, {
        genreId: drama?.id ?? 0,
        categoryId: await categoryId('movies'),
        limit: 50,
      });
      expect(new Set(films.data.map(({ kind }) => kind))).toEqual(new Set(['FILM']));
      expect((await guest.call(content.genreContentItems, { genreId: 999_999 })).status).toBe(404);
      expect((await guest.call(content.genreList, { code: 'no-such-genre' })).data).toEqual([]);
    },
  );

  test('all series at once, or page by page', { tags: ['CONTENT-01'] }, async () => {
    const all = await guest.call(content.seriesList, {});
    expect(all.meta).toEqual({ totalCount: 28, offset: 0, limit: 1000 });
    expect(new Set(codes(all.data)).size).toBe(28);
    const first = await guest.call(content.seriesList, { offset: 0 });
    expect(first.meta).toEqual({ totalCount: 28, offset: 0, limit: 10 });
    const rest = await guest.call(content.seriesList, { offset: 10, limit: 50 });
    expect(codes([...first.data, ...rest.data])).toEqual(codes(all.data));
  });

  test.each([
    ['limit 51', { code: 'series', limit: 51 }],
    ['limit 0', { code: 'series', limit: 0 }],
    ['offset below nothing', { code: 'series', offset: -1 }],
    ['offset beyond 10,000', { code: 'series', offset: 10_001 }],
    ['a limit that is no number', { code: 'series', limit: 'many' }],
    ['a code of digits alone', { code: '12' }],
  ])('%s is refused', async (_what, args) => {
    expect((await guest.call(content.categoryItems, args)).status).toBe(400);
  });
});

describe('a profile for children', () => {
  test('sees in every list what is for children, and counts only that', async () => {
    const lists = await Promise.all([
      child.call(content.seriesList, { limit: 50 }),
      child.call(content.categoryItems, { code: 'home', limit: 50 }),
      child.call(content.breakdownItemsPaged, { containerCode: 'for-this-evening', limit: 50 }),
    ]);
    for (const { data, meta } of lists) {
      expect(data.length).toBeGreaterThan(0);
      expect(codes(data).every((code) => kidsCodes.has(code))).toBe(true);
      expect(meta?.['totalCount']).toBe(data.length);
    }
    const { data: spotlight } = await child.call(content.carousel, {});
    expect(codes(spotlight)).toEqual(['tale-of-the-simurgh']);
    const { data: rows } = await child.call(content.breakdowns, {});
    expect(rows.every(({ totalCount, type }) => totalCount > 0 || type === 'CONTINUE_WATCH')).toBe(
      true,
    );
    expect(
      rows
        .flatMap(({ videoResources }) => codes(videoResources))
        .every((code) => kidsCodes.has(code)),
    ).toBe(true);
  });
});
