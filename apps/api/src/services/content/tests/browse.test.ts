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
    'the menu has home first and is the same for everybody',
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

  test('titles are in the requested language, or in English if the text is missing', async () => {
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
    'the spotlight of home, and of a category by id or code',
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
        seasonIndex: 1,
        videoIndex: 1,
      });
      const byCode = await guest.call(content.carousel, { code: 'movies' });
      const byId = await guest.call(content.carousel, { categoryId: await categoryId('movies') });
      expect(codes(byCode.data)).toEqual(codes(byId.data));
      expect(new Set(byCode.data.map(({ kind }) => kind))).toEqual(new Set(['FILM']));
      expect(new Set(byCode.data.map(({ seasonIndex }) => seasonIndex))).toEqual(new Set([null]));
    },
  );

  test('pictures have the size of their kind', { tags: ['CONST-28', 'CONST-29'] }, async () => {
    const { data } = await guest.call(content.carousel, {});
    for (const { image, mobileImage } of data) {
      expect([image.width, image.height]).toEqual([1920, 1080]);
      expect([mobileImage.width, mobileImage.height]).toEqual([750, 1000]);
      expect(image.src).toMatch(/^\/images\/[0-9a-f]{8}\/titles\//);
    }
  });

  test('the answer to a guest may be cached, the answer to a member may not', async () => {
    expect((await guest.call(content.carousel, {})).headers).toMatchObject({
      'cache-control': PUBLIC,
      vary: expect.stringContaining('authorization'),
    });
    expect((await child.call(content.carousel, {})).headers['cache-control']).toBe('no-store');
  });

  test.each([{ categoryId: 999_999 }, { code: 'no-such-category' }])(
    'an unknown category gives 404: %o',
    async (args) => {
      expect((await guest.call(content.carousel, args)).status).toBe(404);
    },
  );
});

describe('category items, genres, series', () => {
  test(
    'items of a category by id or code; the default page size is 10',
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
    'titles of a genre; the default page size is 10, and the category of films has only films',
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

  test('all series at once, or by page', { tags: ['CONTENT-01'] }, async () => {
    const all = await guest.call(content.seriesList, {});
    expect(all.meta).toEqual({ totalCount: 28, offset: 0, limit: 1000 });
    expect(new Set(codes(all.data)).size).toBe(28);
    const first = await guest.call(content.seriesList, { offset: 0 });
    expect(first.meta).toEqual({ totalCount: 28, offset: 0, limit: 10 });
    const rest = await guest.call(content.seriesList, { offset: 10, limit: 50 });
    expect(codes([...first.data, ...rest.data])).toEqual(codes(all.data));
  });

  test.each([51, 1_000_000])('limit %i counts as 50', async (limit) => {
    const { status, data, meta } = await guest.call(content.seriesList, { offset: 0, limit });
    expect([status, meta?.limit]).toEqual([200, 50]);
    expect(data.length).toBeLessThanOrEqual(50);
  });

  test.each([
    ['limit 0', { code: 'series', limit: 0 }],
    ['a negative offset', { code: 'series', offset: -1 }],
    ['offset beyond 10,000', { code: 'series', offset: 10_001 }],
    ['a limit that is not a number', { code: 'series', limit: 'many' }],
    ['a code of digits only', { code: '12' }],
  ])('%s is refused', async (_what, args) => {
    expect((await guest.call(content.categoryItems, args)).status).toBe(400);
  });
});

describe('a profile for children', () => {
  test('sees and counts only titles for children in every list', async () => {
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
