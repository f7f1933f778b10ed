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

describe('search', { tags: ['CONTENT-16'] }, () => {
  const found = async (visitor: Visitor, keyword: string) =>
    (await visitor.call(content.seriesSearch, { keyword, limit: 50 })).data.map(({ code }) => code);

  test.each([
    ['nur', 'nur'],
    ['NÛR', 'nur'],
    ['nor', 'nur'],
    ['نور', 'nur'],
    ['istanbul', 'last-rain-in-istanbul'],
    ['İSTANBUL', 'last-rain-in-istanbul'],
    ["İstanbul'da son yağmur", 'last-rain-in-istanbul'],
    ['bozkirin kurtlari', 'wolves-of-the-steppe'],
    ['حارس قرطبه', 'keeper-of-cordoba'],
    ['اصدقاء', 'moonlight-friends'],
    ['عثماني bilal', 'the-calligrapher'],
    ['selin aksoy', 'shadows-of-the-golden-horn'],
    ['golden horn', 'shadows-of-the-golden-horn'],
  ])('%s finds %s', async (keyword, code) => {
    expect(await found(guest, keyword)).toContain(code);
  });

  test('one letter finds the titles with a word that starts with it', async () => {
    expect(await found(guest, 'n')).toContain('nur');
    expect(await found(guest, 'ن')).toContain('nur');
  });

  test('titles that start with the words come first', async () => {
    expect((await found(guest, 'sea'))[0]).toBe('sea-falcons');
  });

  test(
    'each result has title, badge and posters; the default page size is 10',
    { tags: ['ENTITY-29', 'CONST-18'] },
    async () => {
      const { data, meta } = await guest.call(content.seriesSearch, { keyword: 'drama' });
      expect(data).toHaveLength(10);
      expect(meta).toMatchObject({ offset: 0, limit: 10 });
      expect(Object.keys(data[0] ?? {}).sort()).toEqual([
        'badge',
        'code',
        'credit',
        'horizontalPoster',
        'id',
        'reason',
        'title',
        'webThumbnailUrl',
      ]);
      expect(data[0]?.webThumbnailUrl).toMatch(
        /^\/images\/[0-9a-f]{8}\/titles\/.+\/poster\.webp\?w=480$/,
      );
    },
  );

  test.each([
    ['elif', 'shadows-of-the-golden-horn', 'CHARACTER'],
    ['إليف', 'shadows-of-the-golden-horn', 'CHARACTER'],
    ['selin aksoy', 'shadows-of-the-golden-horn', 'CAST'],
    ['first dark lamp', 'shadows-of-the-golden-horn', 'EPISODE'],
    ['الدفتر', 'shadows-of-the-golden-horn', 'EPISODE'],
    ['golden elif', 'shadows-of-the-golden-horn', 'CHARACTER'],
    ['golden horn', 'shadows-of-the-golden-horn', null],
  ] as const)('%s finds %s by its %s', async (keyword, code, reason) => {
    const { data } = await guest.call(content.seriesSearch, { keyword });
    expect(data[0]).toMatchObject({ code, reason });
  });

  test('a result says who plays the character, in the language of the visitor', async () => {
    const credit = async (keyword: string) =>
      (await guest.call(content.seriesSearch, { keyword })).data[0]?.credit;
    const elif = { name: 'Selin Aksoy', role: 'Elif', crew: false };
    expect(await credit('elif')).toEqual(elif);
    expect(await credit('إليف')).toEqual(elif);
    expect(await credit('selin aksoy')).toEqual(elif);
    expect(await credit('golden horn')).toBeNull();
  });

  test('a genre is a reason; the jobs of a crew are not', async () => {
    const { data } = await guest.call(content.seriesSearch, { keyword: 'belgesel' });
    expect(data.length).toBeGreaterThan(0);
    expect(new Set(data.map(({ reason }) => reason))).toEqual(new Set(['GENRE']));
    expect(await found(guest, 'presenter')).toEqual([]);
  });

  test.each(['%%', '__', String.raw`\\`, "'; drop table content.title; --", '!!', 'zzzz qqqq'])(
    '%s is searched literally and finds nothing',
    async (keyword) => {
      expect(await guest.call(content.seriesSearch, { keyword })).toMatchObject({
        status: 200,
        data: [],
        meta: { totalCount: 0 },
      });
    },
  );

  test.each([
    ['nothing', ''],
    ['65 letters', 'n'.repeat(65)],
    ['NUL', 'nu\0r'],
  ])('%s is refused', async (_what, keyword) => {
    expect((await guest.call(content.seriesSearch, { keyword })).status).toBe(400);
  });
});
