import { content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
let child: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  child = await product.member('family', { kids: true });
});
afterAll(() => product.close());

const series = async (code: string) => (await guest.call(content.seriesFindById, { code })).data;

describe('a profile for children', () => {
  test('finds no other title by id, code, season, trailer, similar title or search', async () => {
    const adult = await series('son-kale');
    const videoId = adult.firstVideoId ?? 0;
    const answers = await Promise.all([
      child.call(content.seriesFindById, { code: 'son-kale' }),
      child.call(content.seriesFindById, { seriesId: adult.id }),
      child.call(content.seriesSeasons, { seriesId: adult.id }),
      child.call(content.episodesOfSeason, { seasonId: adult.seasons[0]?.id ?? 0 }),
      child.call(content.episodesOfSeries, { seriesId: adult.id }),
      child.call(content.videoFindById, { videoId }),
      child.call(content.videoByCode, { videoCode: 'son-kale-s1e1' }),
      child.call(content.contentTrailers, { contentId: adult.id }),
      child.call(content.contentSimilar, { contentId: adult.id }),
      child.call(content.videoUrl, { videoId }),
      child.call(content.addToMyList, { seriesId: adult.id }),
      child.call(content.contentLikesRate, { seriesId: adult.id, likesRate: 'LIKE' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect((await child.call(content.seriesSearch, { keyword: 'drama' })).data).toEqual([]);
    const similar = await child.call(content.contentSimilar, {
      contentId: (await series('moonlight-friends')).id,
    });
    expect(similar.data.map(({ code }) => code).sort()).toEqual([
      'camel-who-counted-stars',
      'eleven-sandals',
      'little-astronomer',
      'paper-boat',
      'tale-of-the-simurgh',
      'zeytins-garden',
    ]);
  });
});

test('a child is offered the genres that have a title for children, and no other', async () => {
  const { data: all } = await guest.call(content.genreList, {});
  const counts = await Promise.all(
    all.map(({ id }) => child.call(content.genreContentItems, { genreId: id, limit: 1 })),
  );
  const filled = all.filter((_, at) => Number(counts[at]?.meta?.totalCount) > 0);
  expect(filled.length).toBeGreaterThan(0);
  expect(filled.length).toBeLessThan(all.length);
  expect((await child.call(content.genreList, {})).data).toEqual(filled);
});

test('T-E04 a profile for children reaches no other title or video of the catalogue by any id', async () => {
  const { rows } = await product.database.pool.query<{
    id: number;
    video: boolean;
    kids: boolean;
  }>(`
    select id, false as video, kids from content.title union all
    select v.id, true, t.kids from content.video v join content.title t on t.id = v.title_id`);
  const answers = await Promise.all(
    rows.map(async ({ id, video, kids }) => {
      const { status } = video
        ? await child.call(content.videoFindById, { videoId: id })
        : await child.call(content.seriesFindById, { seriesId: id });
      return status === (kids ? 200 : 404);
    }),
  );
  expect(answers).toHaveLength(343);
  expect(answers.every(Boolean)).toBe(true);
});
