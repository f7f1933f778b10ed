import { content } from '@kandil/contract';
import { LANGUAGE_CODES } from '@kandil/i18n';
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
    'is found by id or code, with all its page shows',
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

  test('comes in Arabic where that is asked for, and in English where a language has no text', async () => {
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

  test('a film is a title too, with its one video and no season', async () => {
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
    'an unknown one is not found: %o',
    async (args) => {
      expect(await guest.call(content.seriesFindById, args)).toMatchObject({
        status: 404,
        data: null,
        meta: { code: 'NOT_FOUND' },
      });
    },
  );

  test('without id and code the call is refused', async () => {
    expect((await guest.call(content.seriesFindById, {})).status).toBe(400);
  });

  test(
    'the seasons of a series; a film has none, an unknown title is not found',
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
    'episodes of a season in order, seven at first',
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
    'episodes of a series over its seasons, each leading to the next',
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
    'one video by id or code, without anybody’s progress for a guest',
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

  test('trailers of a content, 25 at first', { tags: ['CONTENT-05', 'CONST-14'] }, async () => {
    const { id } = await series('nur');
    const { data, meta } = await guest.call(content.contentTrailers, { contentId: id });
    expect(meta).toEqual({ totalCount: 1, offset: 0, limit: 25 });
    expect(data).toMatchObject([{ type: 'PREVIEW', title: 'Gold leaf', duration: 60, free: true }]);
    expect((await guest.call(content.contentTrailers, { contentId: 999_999 })).status).toBe(404);
  });
});

test(
  'similar titles share genres and people, and never name the title itself',
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

describe('search', { tags: ['CONTENT-16'] }, () => {
  const found = async (visitor: Visitor, keyword: string) =>
    (await visitor.call(content.seriesSearch, { keyword, limit: 50 })).data.map(({ code }) => code);

  test.each([
    ['nur', 'nur'],
    ['NÛR', 'nur'],
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

  test('one letter finds the titles with a word that it begins', async () => {
    expect(await found(guest, 'n')).toContain('nur');
    expect(await found(guest, 'ن')).toContain('nur');
  });

  test('titles that begin with the words come first', async () => {
    expect((await found(guest, 'sea'))[0]).toBe('sea-falcons');
  });

  test(
    'results are ten at first, each with title, badge and posters',
    { tags: ['ENTITY-29', 'CONST-18'] },
    async () => {
      const { data, meta } = await guest.call(content.seriesSearch, { keyword: 'drama' });
      expect(data).toHaveLength(10);
      expect(meta).toMatchObject({ offset: 0, limit: 10 });
      expect(Object.keys(data[0] ?? {}).sort()).toEqual([
        'badge',
        'code',
        'horizontalPoster',
        'id',
        'title',
        'webThumbnailUrl',
      ]);
      expect(data[0]?.webThumbnailUrl).toMatch(
        /^\/images\/[0-9a-f]{8}\/titles\/.+\/poster\.webp\?w=480$/,
      );
    },
  );

  test.each(['%%', '__', String.raw`\\`, "'; drop table content.title; --", '!!', 'zzzz qqqq'])(
    '%s is searched as it stands and finds nothing',
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

describe('a profile for children', () => {
  test('finds nothing of what is for others, by id, code, season, trailer, likeness or search', async () => {
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

test('T-E04 a profile for children reaches no other title or video of the whole catalogue, whatever id it asks for', async () => {
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

describe('languages and texts', () => {
  test(
    'all twelve languages with their own names and a version',
    { tags: ['CONTENT-31', 'ENTITY-46', 'I18N-02'] },
    async () => {
      const { data, headers } = await guest.call(content.languages, {});
      expect(data.map(({ code }) => code)).toEqual(LANGUAGE_CODES);
      expect(data).toHaveLength(12);
      expect(data.filter(({ rtl }) => rtl).map(({ langCode }) => langCode)).toEqual([
        'ar',
        'ur',
        'fa',
      ]);
      expect(data[0]).toMatchObject({
        label: 'العربية',
        info: 'Arabic',
        version: expect.stringMatching(/^[0-9a-f]{12}$/),
      });
      expect(headers['cache-control']).toContain('public');
    },
  );

  test(
    'texts of a language; of their exact version they may be kept for ever',
    { tags: ['CONTENT-32', 'I18N-15'] },
    async () => {
      const { data: languages } = await guest.call(content.languages, {});
      const { version = '' } = languages[0] ?? {};
      const exact = await guest.call(content.translation, { code: 'ar', v: version });
      expect(exact.data['loadingPage.unexpectedError']).toMatch(/[\u0600-\u06ff]/);
      expect(exact.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const other = await guest.call(content.translation, { code: 'ar', v: 'older' });
      expect(other.data).toEqual(exact.data);
      expect(other.headers['cache-control']).toContain('max-age=30,');
      expect(
        (await guest.call(content.translation, { code: 'sw' })).data['loadingPage.unexpectedError'],
      ).toBeDefined();
      expect((await guest.call(content.translation, { code: 'zz' })).status).toBe(404);
      expect((await guest.call(content.translation, { code: '../en' })).status).toBe(400);
    },
  );

  test('questions and answers in order', { tags: ['CONTENT-20', 'ENTITY-31'] }, async () => {
    const { data } = await guest.call(content.faqList, {});
    expect(data.map(({ faqIndex }) => faqIndex)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect((await arab.call(content.faqList, {})).data[0]?.question).toBe(
      'ماذا أشاهد من دون اشتراك؟',
    );
  });
});
