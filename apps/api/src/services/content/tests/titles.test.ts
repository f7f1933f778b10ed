import { content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
let arab: Visitor;
let child: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  arab = product.visitor({ language: 'ar' });
  child = await product.member('family', { kids: true });
});
afterAll(() => product.close());

const series = async (code: string) => (await guest.call(content.seriesFindById, { code })).data;

describe('a title', () => {
  test(
    'is found by id or code, with everything its page shows',
    { tags: ['CONTENT-02', 'CONTENT-03'] },
    async () => {
      const byCode = await guest.call(content.seriesFindById, { code: 'keeper-of-cordoba' });
      expect(byCode.status).toBe(200);
      expect(byCode.data).toMatchObject({
        kind: 'SERIES',
        title: 'The Keeper of Cordoba',
        likedPercent: 96,
        seasons: [{ seasonIndex: 1, episodeCount: 8 }],
        resume: null,
        inMyList: false,
        likesRate: 'NONE',
      });
      expect(byCode.data.cast.map(({ name, role }) => `${name}: ${role}`)).toContain(
        'Samira El Fassi: Lubna',
      );
      const byId = await guest.call(content.seriesFindById, { seriesId: byCode.data.id });
      expect(byId.data).toEqual(byCode.data);
      expect(byId.headers['cache-control']).toMatch(/^public, max-age=30, stale-while-revalidate/);
      const member = await child.call(content.seriesFindById, { code: 'moonlight-friends' });
      expect(member.headers['cache-control']).toBe('no-store');
    },
  );

  test('is in Arabic if requested, and in English if a language has no text', async () => {
    const { data } = await arab.call(content.seriesFindById, { code: 'keeper-of-cordoba' });
    expect(data).toMatchObject({
      title: 'حارس قرطبة',
      genres: [{ title: 'تاريخ' }, { title: 'دراما' }, { title: 'غموض' }],
    });
    const { id } = data;
    await product.database.pool.query(
      `update content.title set title = title - 'ru' where id = ${id}`,
    );
    const russian = await product
      .visitor({ language: 'ru' })
      .call(content.seriesFindById, { seriesId: id });
    expect(russian.data).toMatchObject({
      title: 'The Keeper of Cordoba',
      genres: [{ title: 'История' }, { title: 'Драма' }, { title: expect.any(String) }],
    });
  });

  test('a film is a title with one video and no season', async () => {
    const nur = await series('nur');
    expect(nur).toMatchObject({ kind: 'FILM', seasons: [], badge: 'FREE' });
    const { data } = await guest.call(content.videoFindById, { videoId: nur.firstVideoId ?? 0 });
    expect(data).toMatchObject({
      type: 'FILM',
      seriesId: nur.id,
      free: true,
      nextVideoId: null,
      duration: 720,
    });
  });

  test.each([{ seriesId: 999_999 }, { code: 'no-such-title' }])(
    'an unknown title gives 404: %o',
    async (args) => {
      expect(await guest.call(content.seriesFindById, args)).toMatchObject({
        status: 404,
        data: null,
        meta: { code: 'NOT_FOUND' },
      });
    },
  );

  test('a request without id and code is invalid', async () => {
    expect((await guest.call(content.seriesFindById, {})).status).toBe(400);
  });

  test(
    'has seasons if it is a series; a film has none, an unknown title gives 404',
    { tags: ['CONTENT-04'] },
    async () => {
      const { id } = await series('moonlight-friends');
      const { data } = await guest.call(content.seriesSeasons, { seriesId: id });
      expect(data.map(({ seasonIndex, episodeCount }) => [seasonIndex, episodeCount])).toEqual([
        [1, 6],
        [2, 6],
        [3, 9],
      ]);
      expect(
        (await guest.call(content.seriesSeasons, { seriesId: (await series('nur')).id })).data,
      ).toEqual([]);
      expect((await guest.call(content.seriesSeasons, { seriesId: 999_999 })).status).toBe(404);
    },
  );
});

describe('videos', () => {
  test(
    'episodes of a season in order; the default page size is 7',
    { tags: ['CONTENT-06', 'CONST-15'] },
    async () => {
      const { seasons } = await series('moonlight-friends');
      const seasonId = seasons[2]?.id ?? 0;
      const first = await guest.call(content.episodesOfSeason, { seasonId });
      expect(first.data.map(({ videoIndex }) => videoIndex)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(first.meta).toEqual({ totalCount: 9, offset: 0, limit: 7 });
      const rest = await guest.call(content.episodesOfSeason, { seasonId, offset: 7, limit: 7 });
      expect(rest.data.map(({ videoIndex }) => videoIndex)).toEqual([8, 9]);
      expect((await guest.call(content.episodesOfSeason, { seasonId: 999_999 })).status).toBe(404);
    },
  );

  test(
    'episodes of a series over all seasons, each with the id of the next',
    { tags: ['CONTENT-07', 'CONST-15'] },
    async () => {
      const { id } = await series('caravan-of-dust');
      const { data, meta } = await guest.call(content.episodesOfSeries, { seriesId: id });
      expect(meta).toEqual({ totalCount: 12, offset: 0, limit: 1000 });
      expect(data).toHaveLength(12);
      expect(data.map(({ nextVideoId }) => nextVideoId)).toEqual([
        ...data.slice(1).map((video) => video.id),
        null,
      ]);
      expect(data.map(({ free }) => free)).toEqual([
        true,
        ...Array.from({ length: 11 }, () => false),
      ]);
      const page = await guest.call(content.episodesOfSeries, { seriesId: id, offset: 1 });
      expect(page.data).toEqual(data.slice(1, 8));
      expect(page.meta).toEqual({ totalCount: 12, offset: 1, limit: 7 });
      expect((await guest.call(content.episodesOfSeries, { seriesId: 999_999 })).status).toBe(404);
    },
  );

  test(
    'one video by id or code, without progress for a guest',
    { tags: ['CONTENT-08', 'CONTENT-09', 'ENTITY-17'] },
    async () => {
      const byCode = await guest.call(content.videoByCode, { videoCode: 'keeper-of-cordoba-s1e4' });
      expect(byCode.data).toMatchObject({
        type: 'EPISODE',
        title: 'The Locked Door',
        seriesTitle: 'The Keeper of Cordoba',
        seasonIndex: 1,
        videoIndex: 4,
        seasonCount: 1,
        info: '',
        subtitleLanguages: ['en', 'ar', 'tr'],
      });
      expect(byCode.data).not.toHaveProperty('lastSec');
      expect((await guest.call(content.videoFindById, { videoId: byCode.data.id })).data).toEqual(
        byCode.data,
      );
      expect((await guest.call(content.videoFindById, { videoId: 999_999 })).status).toBe(404);
      expect((await guest.call(content.videoByCode, { videoCode: 'no-such-video' })).status).toBe(
        404,
      );
    },
  );

  test(
    'trailers of a title; the default page size is 25',
    { tags: ['CONTENT-05', 'CONST-14'] },
    async () => {
      const { id } = await series('nur');
      const { data, meta } = await guest.call(content.contentTrailers, { contentId: id });
      expect(meta).toEqual({ totalCount: 1, offset: 0, limit: 25 });
      expect(data).toMatchObject([
        { type: 'PREVIEW', title: 'Gold leaf', duration: 60, free: true },
      ]);
      expect((await guest.call(content.contentTrailers, { contentId: 999_999 })).status).toBe(404);
    },
  );
});

test(
  'similar titles share genres and people and exclude the title',
  { tags: ['CONTENT-28'] },
  async () => {
    const { id } = await series('wolves-of-the-steppe');
    const { data } = await guest.call(content.contentSimilar, { contentId: id });
    expect(data.length).toBeGreaterThan(4);
    expect(data.slice(0, 3).map(({ code }) => code)).toContain('son-kale'); // three of its people and two of its genres
    expect(data.some((tile) => tile.id === id)).toBe(false);
    expect((await guest.call(content.contentSimilar, { contentId: 999_999 })).status).toBe(404);
  },
);
