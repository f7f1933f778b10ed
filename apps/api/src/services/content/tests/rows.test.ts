import { content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
});
afterAll(() => product.close());

const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);
const categoryId = async (code: string) =>
  (await guest.call(content.categories, {})).data.find((each) => each.code === code)?.id ?? 0;

describe('rows', () => {
  test(
    'home has its rows, each with its first tiles; a guest has no Continue Watching',
    { tags: ['CONTENT-12', 'ENTITY-22'] },
    async () => {
      const { data, meta } = await guest.call(content.breakdowns, {});
      expect(codes(data)).toEqual([
        'new-episodes',
        'free-to-watch',
        'kandil-originals',
        'empires-and-caravans',
        'for-this-evening',
        'ramadan-nights',
        'with-the-little-ones',
        'true-stories',
      ]);
      expect(meta).toEqual({ totalCount: 8, offset: 0, limit: 20 });
      for (const { hasTrailer, totalCount, videoResources } of data) {
        expect(hasTrailer).toBe(true);
        expect(videoResources).toHaveLength(Math.min(7, totalCount));
      }
    },
  );

  test('rows of a category by id or code, by page', { tags: ['CONTENT-12'] }, async () => {
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

  test('New Episodes has the newest episode of each series, newest first, with the badge NEW', async () => {
    const { data } = await guest.call(content.breakdowns, {});
    const tiles = data.find(({ type }) => type === 'NEW_EPISODES')?.videoResources ?? [];
    expect(
      tiles
        .map((tile) => `${tile.code} S${tile.video?.seasonIndex}:E${tile.video?.videoIndex}`)
        .slice(0, 2),
    ).toEqual(['shadows-of-the-golden-horn S2:E6', 'wolves-of-the-steppe S1:E8']);
    expect(new Set(tiles.map(({ badge }) => badge))).toEqual(new Set(['NEW']));
  });

  test('free rows contain only free videos', async () => {
    const { data } = await guest.call(content.breakdownItemsPaged, {
      containerCode: 'free-to-watch',
      limit: 50,
    });
    expect(data.length).toBeGreaterThan(15);
    expect(data.every(({ video, badge }) => video?.free === true && badge === 'FREE')).toBe(true);
  });

  test(
    'items of a row by id or code: the default page size is 7, and pages reach the end',
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
    'sortType orders by editors, title, year or release',
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
    'titles in %s are in the alphabetical order of the language, not of code points',
    { tags: ['CONTENT-15'] },
    async (language) => {
      const { data } = await product.visitor({ language }).call(content.breakdownItemsPaged, {
        containerCode: 'new-episodes',
        sortType: 'TITLE',
        limit: 50,
      });
      const titles = data.map(({ title }) => title);
      expect(titles).toHaveLength(28);
      expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
      expect(titles).not.toEqual([...titles].sort());
    },
  );

  describe('lead with other titles than the rows above', () => {
    /** Tiles that fit a screen. */
    const LEADING = 5;
    const PERSONAL = new Set(['DISCOVERY', 'CONTINUE_WATCH']);
    const rowsOf = async (visitor: Visitor, code: string) =>
      (await visitor.call(content.breakdowns, { code, limit: 50 })).data;
    const itemsOf = async (visitor: Visitor, containerCode: string) => {
      const list: string[] = [];
      for (;;) {
        const offset = list.length;
        const { data } = await visitor.call(content.breakdownItemsPaged, { containerCode, offset });
        if (data.length === 0) return list;
        list.push(...codes(data));
      }
    };

    test('the first five rows of home begin with 25 different titles', async () => {
      const rows = (await rowsOf(guest, 'home')).slice(0, 5);
      const leading = rows.flatMap((row) => codes(row.videoResources).slice(0, LEADING));
      expect(leading).toHaveLength(25);
      expect(leading).toEqual([...new Set(leading)]);
    });

    test.each(['guest', 'child'])('in every row and page of it that a %s sees', async (who) => {
      const visitor = who === 'child' ? await product.member('family', { kids: true }) : guest;
      const followed: number[][] = [];
      for (const category of ['home', 'series', 'movies']) {
        const led = new Map<string, number>();
        for (const { code, type, totalCount, videoResources } of await rowsOf(visitor, category)) {
          const items = await itemsOf(visitor, code);
          expect(items.slice(0, videoResources.length), code).toEqual(codes(videoResources));
          expect(new Set(items).size, code).toBe(totalCount);
          if (PERSONAL.has(type)) continue;
          if (type !== 'NEW_EPISODES') followed.push(items.map((item) => led.get(item) ?? 0));
          for (const item of items.slice(0, LEADING)) led.set(item, (led.get(item) ?? 0) + 1);
        }
      }
      expect(followed).toEqual(followed.map((leads) => leads.toSorted((one, two) => one - two)));
      expect(followed.flat().filter((leads) => leads > 0).length).toBeGreaterThan(10);
    });
  });

  test('an unknown row gives 404; a request without a row is invalid', async () => {
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
