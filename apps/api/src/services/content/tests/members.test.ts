import { content, watch } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let guest: Visitor;
let member: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  guest = product.visitor();
  member = await product.member('member');
});
afterAll(() => product.close());

const idOf = async (code: string) => (await guest.call(content.seriesFindById, { code })).data.id;
const videoOf = async (videoCode: string) =>
  (await guest.call(content.videoByCode, { videoCode })).data.id;
const codes = (list: readonly { code: string }[]) => list.map(({ code }) => code);

let moments = 0;
/** Reports progress in a video; each report is one second after the previous one. */
async function watched(
  visitor: Visitor,
  videoCode: string,
  lastSec: number,
  event: watch.WatchEvent = 'PAUSE',
) {
  moments += 1;
  const eventTime = new Date(product.now() - 3_600_000 + moments * 1000).toISOString();
  const report = {
    videoId: await videoOf(videoCode),
    event,
    lastSec,
    eventTime,
    sessionId: 'player-of-a-test',
  };
  expect((await visitor.call(watch.contentAccess, report)).data.access).toBe('ALLOWED');
}

describe('my list', () => {
  test(
    'is stored per member, last added first; the default page size is 10',
    { tags: ['CONTENT-17', 'CONTENT-18', 'CONTENT-19', 'CONST-19'] },
    async () => {
      const mine = await product.member('family');
      const all = (await guest.call(content.categoryItems, { code: 'home', limit: 12 })).data;
      for (const { id } of all) {
        expect((await mine.call(content.addToMyList, { seriesId: id })).data).toEqual({
          seriesId: id,
          inMyList: true,
        });
      }
      const list = await mine.call(content.myList, {});
      expect(list.meta).toEqual({ totalCount: 12, offset: 0, limit: 10 });
      expect(codes(list.data)).toEqual(codes(all).reverse().slice(0, 10));
      expect(list.headers['cache-control']).toBe('no-store');
      const [last] = all.slice(-1);
      expect((await mine.call(content.seriesFindById, { seriesId: last?.id })).data.inMyList).toBe(
        true,
      );

      const removed = await mine.call(content.removeToMyList, { seriesId: last?.id ?? 0 });
      expect(removed.data).toEqual({ seriesId: last?.id, inMyList: false });
      expect((await mine.call(content.myList, {})).meta).toMatchObject({ totalCount: 11 });
      expect((await member.call(content.myList, {})).data).toEqual([]);
    },
  );

  test('has the requested order', async () => {
    const mine = await product.member('suspended');
    const all = (await guest.call(content.categoryItems, { code: 'home', limit: 8 })).data;
    for (const { id } of all) await mine.call(content.addToMyList, { seriesId: id });
    const by = async (sortType: (typeof content.SORT_TYPES)[number]) =>
      (await mine.call(content.myList, { sortType })).data;
    expect(codes(await by('DEFAULT'))).toEqual(codes(all).reverse());
    const titles = (await by('TITLE')).map(({ title }) => title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator('en').compare));
    const years = (await by('YEAR')).map(({ year }) => year);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    expect(codes(await by('NEWEST')).sort()).toEqual(codes(all).sort());
    const refused = await mine.call(content.myList, { sortType: 'LOUDEST' as 'TITLE' });
    expect(refused.status).toBe(400);
  });

  test.each(['fa', 'ur', 'fr', 'es'] as const)(
    'titles in %s are in the alphabetical order of the language',
    async (language) => {
      const mine = await product.member('family', { language });
      const all = (await guest.call(content.categoryItems, { code: 'home', limit: 50 })).data;
      for (const { id } of all) await mine.call(content.addToMyList, { seriesId: id });
      const { data } = await mine.call(content.myList, { sortType: 'TITLE', limit: 50 });
      const titles = data.map(({ title }) => title);
      expect(titles).toHaveLength(42);
      expect(titles).toEqual([...titles].sort(new Intl.Collator(language).compare));
      expect(titles).not.toEqual([...titles].sort());
    },
  );

  test('adding a title twice or removing a missing one changes nothing', async () => {
    const seriesId = await idOf('nur');
    await Promise.all(
      Array.from({ length: 5 }, () => member.call(content.addToMyList, { seriesId })),
    );
    expect((await member.call(content.myList, {})).meta).toMatchObject({ totalCount: 1 });
    for (let time = 0; time < 2; time += 1) {
      expect((await member.call(content.removeToMyList, { seriesId })).status).toBe(200);
    }
    expect((await member.call(content.addToMyList, { seriesId: 999_999 })).status).toBe(404);
  });

  test('a child’s profile has a separate list', async () => {
    const child = await product.member('family', { kids: true });
    const seriesId = await idOf('moonlight-friends');
    await child.call(content.addToMyList, { seriesId });
    expect(codes((await child.call(content.myList, {})).data)).toEqual(['moonlight-friends']);
  });
});

describe('calls for members', { tags: ['ROLE-06', 'ROLE-07'] }, () => {
  test('guests get LOGIN_REQUIRED', async () => {
    const id = 1;
    const answers = await Promise.all([
      guest.call(content.myList, {}),
      guest.call(content.addToMyList, { seriesId: id }),
      guest.call(content.removeToMyList, { seriesId: id }),
      guest.call(content.contentLikesRate, { seriesId: id, likesRate: 'LIKE' }),
      guest.call(content.channelFavourites, {}),
      guest.call(content.channelFavouriteAdd, { id }),
      guest.call(content.channelFavouriteRemove, { id }),
    ]);
    expect(answers.map(({ status, meta }) => [status, meta?.['code']])).toEqual(
      answers.map(() => [401, 'LOGIN_REQUIRED']),
    );
  });

  test('a forged token is refused, not treated as a guest', async () => {
    const answer = await guest.call(content.carousel, {}, { token: 'not.a.token' });
    expect(answer).toMatchObject({ status: 401, meta: { code: 'SESSION_ENDED' } });
  });
});

test(
  'an opinion counts once per profile, and can be changed and removed',
  { tags: ['CONTENT-29', 'CONTENT-30'] },
  async () => {
    const seriesId = await idOf('night-of-power'); // 3186 liked it, 14 did not
    const rate = async (likesRate: (typeof content.LIKES_RATES)[number]) =>
      (await member.call(content.contentLikesRate, { seriesId, likesRate })).data;
    expect(await rate('LIKE')).toEqual({ likesRate: 'LIKE', likedPercent: 100 });
    expect(await rate('LIKE')).toEqual({ likesRate: 'LIKE', likedPercent: 100 });
    expect((await member.call(content.seriesFindById, { seriesId })).data.likesRate).toBe('LIKE');
    expect((await rate('DISLIKE')).likesRate).toBe('DISLIKE');
    expect((await member.call(content.seriesFindById, { seriesId })).data.likesRate).toBe(
      'DISLIKE',
    );
    await rate('NONE');
    expect((await member.call(content.seriesFindById, { seriesId })).data.likesRate).toBe('NONE');
    expect((await guest.call(content.seriesFindById, { seriesId })).data.likesRate).toBe('NONE');
    expect(
      (await member.call(content.contentLikesRate, { seriesId: 999_999, likesRate: 'LIKE' }))
        .status,
    ).toBe(404);
    expect(
      (await member.call(content.contentLikesRate, { seriesId, likesRate: 'LOVE' as 'LIKE' }))
        .status,
    ).toBe(400);
  },
);

describe('Continue Watching', () => {
  const continued = async (visitor: Visitor) => {
    const { data, meta } = await visitor.call(content.breakdownItemsPaged, {
      containerCode: 'continue-watching',
    });
    return {
      total: meta?.['totalCount'],
      tiles: data.map(
        (tile) =>
          `${tile.code} S${tile.video?.seasonIndex}:E${tile.video?.videoIndex} ${tile.progress?.lastSec ?? '-'}`,
      ),
    };
  };

  test('has one tile per title, last watched first; a finished episode is replaced by the next, a finished title is removed', async () => {
    const mine = await product.member('canceled');
    expect(codes((await mine.call(content.breakdowns, {})).data)).not.toContain(
      'continue-watching',
    );
    await watched(mine, 'keeper-of-cordoba-s1e2', 100);
    await watched(mine, 'caravan-of-dust-s1e1', 100);
    await watched(mine, 'keeper-of-cordoba-s1e4', 42);
    expect(await continued(mine)).toEqual({
      total: 2,
      tiles: ['keeper-of-cordoba S1:E4 42', 'caravan-of-dust S1:E1 100'],
    });

    await watched(mine, 'caravan-of-dust-s1e6', 0, 'END');
    expect((await continued(mine)).tiles[0]).toBe('caravan-of-dust S2:E1 -');
    await watched(mine, 'caravan-of-dust-s2e6', 0, 'END');
    expect(await continued(mine)).toEqual({ total: 1, tiles: ['keeper-of-cordoba S1:E4 42'] });

    await watched(mine, 'nur-film', 300);
    const home = (await mine.call(content.breakdowns, {})).data[0];
    expect(home).toMatchObject({
      type: 'CONTINUE_WATCH',
      totalCount: 2,
      videoResources: [{ code: 'nur', progress: { lastSec: 300, duration: 720 } }, {}],
    });
    const films = (await mine.call(content.breakdowns, { code: 'movies' })).data[0];
    expect(films).toMatchObject({ code: 'movies-continue', totalCount: 1 });
  });

  test('a title watched to its end is finished until an episode is begun again', async () => {
    const mine = await product.member('canceled');
    const state = async () => {
      const { data } = await mine.call(content.seriesFindById, { code: 'caravan-of-dust' });
      const seasonId = data.seasons.at(-1)?.id ?? 0;
      const episodes = (await mine.call(content.episodesOfSeason, { seasonId })).data;
      const { resume, finished } = data;
      return { resume: resume?.videoIndex, finished, last: episodes.at(-1)?.finished };
    };
    await watched(mine, 'caravan-of-dust-s2e5', 0, 'END');
    expect(await state()).toEqual({ resume: 6, finished: false, last: true });
    await watched(mine, 'caravan-of-dust-s2e6', 0, 'END');
    expect(await state()).toEqual({ resume: undefined, finished: true, last: true });
    await watched(mine, 'caravan-of-dust-s1e2', 60);
    expect(await state()).toEqual({ resume: 2, finished: false, last: true });
  });

  test('the detail page resumes where the member stopped, and episodes have their progress', async () => {
    const mine = await product.member('canceled');
    const { data } = await mine.call(content.seriesFindById, { code: 'keeper-of-cordoba' });
    expect(data.resume).toMatchObject({ seasonIndex: 1, videoIndex: 4, lastSec: 42 });
    const episodes = (await mine.call(content.episodesOfSeries, { seriesId: data.id, limit: 50 }))
      .data;
    expect(episodes.map(({ lastSec }) => lastSec)).toEqual([
      undefined,
      100,
      undefined,
      42,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(episodes[3]?.lastUpdateTimestamp).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(
      (await member.call(content.seriesFindById, { code: 'keeper-of-cordoba' })).data.resume,
    ).toBeNull();
  });
});
