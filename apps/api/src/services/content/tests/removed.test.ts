import { content, watch } from '@kandil/contract';
import type { Catalogue, CatalogueTitle } from '@kandil/contract/catalogue';
import { sitemap, streamOrigins } from '@kandil/contract/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runJob } from '../../../testing/jobs.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { turnIfDue } from '../flows/turn.ts';
import { rankTitles } from '../jobs/jobs.ts';
import { scheduledChannels } from '../store/airings.ts';
import { ingestTarget } from '../store/assets.ts';
import { channelsForGuide } from '../store/guide-channels.ts';
import { removedItems } from '../store/removed.ts';
import { goneFor, idsByCode, listedCodes, openedBy } from './every-list.fixture.ts';
import {
  ALL,
  catalogueWithout,
  CHANNEL,
  EPISODE,
  FILM,
  FILM_VIDEO,
  openShrinking,
  SEASON,
  SERIES,
  type Shrinking,
} from './removed.fixture.ts';

// What an import takes out of the catalogue is removed for 30 days, and a file that lists it restores it (decision 0101).
let product: Shrinking['product'];
let demo: Shrinking['demo'];
let ids: Shrinking['ids'];
let shrinking: Shrinking;
let member: Visitor;
let kid: Visitor;
let channelId: number;
const imported = (file: Catalogue) => shrinking.imported(file);
const removed = (...codes: string[]) => shrinking.removed(...codes);

beforeAll(async () => {
  shrinking = await openShrinking();
  ({ product, demo, ids } = shrinking);
  kid = await product.member('family', { kids: true });
  ({ channelId } = await shrinking.openMember());
}, 60_000);
beforeEach(async () => {
  await removed();
  // The time that has passed ends a token.
  member = await product.member('member');
});
afterAll(() => product.close());

/** What the member knows of the film, and of the channel. */
async function known() {
  const { data } = await member.call(content.seriesFindById, { code: FILM });
  const favourites = (await member.call(content.channelFavourites, {})).data;
  return {
    id: data.id,
    list: (await member.call(content.myList, {})).data.map(({ code, badge }) => [code, badge]),
    favourites: favourites.map(({ id }) => id),
    likes: await shrinking.query('select likes from content.opinion where title_id = $1', [
      data.id,
    ]),
  };
}

describe('what a file lacks', () => {
  test('is shown nowhere, plays nowhere, and stays in grey in the lists of members', async () => {
    const shown = await listedCodes(product, member, ids);
    expect(ALL.slice(0, 3).filter((code) => !shown.has(code))).toEqual([]);
    // A season has its episodes with it, and a film its trailer.
    expect(await removed(...ALL)).toMatchObject({ title: 1, season: 1, video: 9, channel: 1 });
    const all = await listedCodes(product, member, ids);
    expect(
      [FILM, FILM_VIDEO, SEASON, `${SEASON}e1`, EPISODE].filter((code) => all.has(code)),
    ).toEqual([]);
    for (const video of [FILM_VIDEO, EPISODE, `${SEASON}e2`, `${FILM}-trailer`])
      expect((await openedBy(member, ids, FILM, video)).every((status) => status === 404)).toBe(
        true,
      );
    const answers = [
      await member.call(content.seriesFindById, { code: FILM }),
      await member.call(content.videoByCode, { videoCode: EPISODE }),
      await member.call(content.channelByCode, { code: CHANNEL }),
      await kid.call(content.seriesFindById, { code: FILM }),
    ];
    expect(answers.map(({ meta }) => meta?.['code'])).toEqual([
      'LEFT',
      'LEFT',
      'LEFT',
      'NOT_FOUND',
    ]);
    expect(await goneFor(member)).toEqual({
      titles: [FILM],
      videos: [EPISODE, `${SEASON}e2`, FILM_VIDEO].toSorted(),
    });
    const [tile] = (await member.call(content.myList, {})).data;
    expect(tile?.genres).toEqual(expect.arrayContaining([expect.any(String)]));
    const { data } = await member.call(content.channelsAll, {});
    expect(data.map(({ code }) => code)).not.toContain(CHANNEL);
  }, 120_000);

  test('counts nowhere: totals, order of episodes, sitemap, ranking, export, guides, ingest', async () => {
    const total = async () =>
      (await member.call(content.seriesList, { limit: 1 })).meta?.['totalCount'];
    const before = await total();
    await removed(SERIES, CHANNEL, FILM);
    expect(await total()).toBe(Number(before) - 1);
    const map = await product.internal(sitemap, { territory: 0, offset: 0, limit: 200 });
    expect(JSON.stringify(map)).not.toContain(`"${SERIES}"`);
    const file = await exportCatalogue(product.database);
    expect(file.titles.map(({ code }) => code)).toEqual(
      catalogueWithout(demo, SERIES, FILM).titles.map(({ code }) => code),
    );
    expect(file.channels.map(({ code }) => code)).not.toContain(CHANNEL);
    expect(await channelsForGuide(shrinking.db, [CHANNEL])).toEqual([]);
    expect(await ingestTarget(shrinking.db, FILM_VIDEO)).toBeUndefined();
    await runJob(product, rankTitles);
    expect(await shrinking.count('content.similar_title', `other_id = ${ids[FILM]}`)).toBe(0);
    await removed(EPISODE);
    const { data } = await member.call(content.videoByCode, { videoCode: `${SERIES}-s1e2` });
    expect(data.nextVideoId).toBe(ids[`${SERIES}-s1e4`]);
  }, 120_000);

  test('streams and plays no schedule any more, if it is a channel', async () => {
    const streamed = { programmes: [], stream: 'https://live.example/a.m3u8' };
    const scheduled = { programmes: [], schedule: { filler: FILM_VIDEO } };
    const changed = (code: string) => ({ [CHANNEL]: streamed, lale: scheduled })[code];
    const channels = demo.channels.map((channel) => {
      const own = changed(channel.code);
      return own ? { ...channel, kids: false, ageRating: 18, ...own } : channel;
    });
    const file = { ...demo, channels };
    await imported(file);
    expect(await product.internal(streamOrigins, {})).toEqual(['https://live.example']);
    expect(await scheduledChannels(shrinking.db)).toHaveLength(1);
    await imported(catalogueWithout(file, CHANNEL, 'lale'));
    expect(await product.internal(streamOrigins, {})).toEqual([]);
    expect(await scheduledChannels(shrinking.db)).toEqual([]);
  }, 60_000);

  test('stays removed when the lists are derived again', async () => {
    await removed(...ALL);
    await shrinking.query('insert into content.boundary values (now())');
    const turned = await turnIfDue(shrinking.db, { enqueue: async () => true });
    product.forget();
    expect(turned).toBe(true);
    const all = await listedCodes(product, member, ids);
    expect([FILM, SEASON, EPISODE].filter((code) => all.has(code))).toEqual([]);
  }, 60_000);

  test('can be removed from lists and Continue Watching', async () => {
    await removed(...ALL);
    const seriesId = ids[FILM] ?? 0;
    expect((await member.call(content.addToMyList, { seriesId })).status).toBe(404);
    const mark = { videoId: ids[EPISODE] ?? 0, mark: 'REMOVED' as const };
    expect((await member.call(watch.progressMark, mark)).status).toBe(200);
    expect((await member.call(watch.progressMark, { ...mark, mark: 'UNDO' })).status).toBe(200);
    expect((await member.call(content.removeToMyList, { seriesId })).status).toBe(200);
    expect((await goneFor(member)).titles).toEqual([]);
    await removed();
    await member.call(content.addToMyList, { seriesId });
  }, 60_000);

  test('the bin lists what was removed, without what is below it, and when its time ends', async () => {
    await removed(...ALL);
    const items = await removedItems(shrinking.db);
    expect(items.map(({ kind, code }) => `${kind} ${code}`)).toEqual([
      `channel ${CHANNEL}`,
      `season ${SEASON}`,
      `title ${FILM}`,
      `video ${EPISODE}`,
    ]);
    const days = (Number(items[0]?.until) - Date.now()) / (24 * 3_600_000);
    expect(days).toBeCloseTo(30, 1);
  }, 60_000);
});

describe('a file that lists it again', () => {
  test('restores it with its id and what members know of it; an export is as before', async () => {
    const before = await known();
    expect(before).toMatchObject({
      list: [[FILM, null]],
      favourites: [channelId],
      likes: [{ likes: true }],
    });
    const file = await exportCatalogue(product.database);
    await removed(...ALL);
    await shrinking.pass(29);
    await removed();
    expect(await known()).toEqual(before);
    expect(await idsByCode(product)).toEqual(ids);
    expect(await goneFor(member)).toEqual({ titles: [], videos: [] });
    expect(await exportCatalogue(product.database)).toEqual(file);
    expect(await openedBy(member, ids, FILM, FILM_VIDEO)).toEqual([200, 200, 200, 200]);
    expect(await removedItems(shrinking.db)).toEqual([]);
  }, 60_000);

  test('gives it a place that others have taken meanwhile', async () => {
    const order = async () => {
      const { data } = await member.call(content.episodesOfSeries, {
        seriesId: ids[SERIES] ?? 0,
        limit: 50,
      });
      return data.slice(0, 3).map(({ code }) => code.slice(SERIES.length + 1));
    };
    expect(await order()).toEqual(['s1e1', 's1e2', 's1e3']);
    await removed(`${SERIES}-s1e2`);
    expect(await order()).toEqual(['s1e1', 's1e3', 's1e4']);
    const swapped = structuredClone(demo);
    const [season] = swapped.titles.find(({ code }) => code === SERIES)?.seasons ?? [];
    season?.episodes.splice(0, 3, ...season.episodes.slice(0, 3).toReversed());
    await imported(catalogueWithout(swapped, `${SERIES}-s1e2`));
    expect(await order()).toEqual(['s1e3', 's1e1', 's1e4']);
    await imported(swapped);
    expect(await order()).toEqual(['s1e3', 's1e2', 's1e1']);
  }, 60_000);

  test('may list another season of the same number, and the first one again', async () => {
    const other = structuredClone(demo);
    const series = other.titles.find(({ code }) => code === SERIES) as CatalogueTitle;
    const second = series.seasons.find(({ code }) => code === SEASON);
    series.seasons = series.seasons.map((season) =>
      season === second
        ? {
            ...season,
            code: 'another-second',
            episodes: season.episodes.map((each) => ({ ...each, code: `${each.code}-again` })),
          }
        : season,
    );
    const seasons = async () =>
      (await member.call(content.seriesFindById, { code: SERIES })).data.seasons.map(
        ({ code }) => code,
      );
    await imported(other);
    expect(await seasons()).toEqual([`${SERIES}-s1`, 'another-second']);
    await removed();
    expect(await seasons()).toEqual([`${SERIES}-s1`, SEASON]);
  }, 60_000);

  test('may make a series of a film', async () => {
    const other = structuredClone(demo);
    const film = other.titles.find(({ code }) => code === FILM) as CatalogueTitle;
    const series = demo.titles.find(({ code }) => code === SERIES) as CatalogueTitle;
    const episodes = series.seasons[0]?.episodes.slice(0, 2) ?? [];
    Object.assign(film, {
      kind: 'SERIES',
      film: null,
      seasons: [
        {
          index: 1,
          code: `${FILM}-s1`,
          title: { en: 'One' },
          episodes: episodes.map((each, at) => ({ ...each, code: `${FILM}-s1e${at + 1}` })),
        },
      ],
    });
    const categories = catalogueWithout(demo, FILM).categories;
    await imported({ ...other, categories });
    const { data } = await member.call(content.seriesFindById, { code: FILM });
    expect([data.id, data.seasons.length]).toEqual([ids[FILM], 1]);
    const next = (await idsByCode(product))[`${FILM}-s1e1`];
    expect(data.firstVideoId).toBe(next);
    expect((await openedBy(member, ids, FILM, FILM_VIDEO)).slice(1)).toEqual([404, 404, 404]);
    await removed();
    expect(await openedBy(member, ids, FILM, FILM_VIDEO)).toEqual([200, 200, 200, 200]);
  }, 60_000);
});

test('an announced title waits for the film that takes the place of a removed one', async () => {
  const other = structuredClone(demo);
  const film = other.titles.find(({ code }) => code === FILM) as CatalogueTitle;
  const { media: _media, ...video } = film.film as NonNullable<CatalogueTitle['film']>;
  Object.assign(film, { announced: true, film: { ...video, code: 'another-cut' } });
  // A loop of programmes needs clips.
  const { channels } = catalogueWithout(demo, FILM);
  await imported({ ...other, channels, format: 2 });
  const { status, data } = await member.call(content.seriesFindById, { code: FILM });
  expect(status).toBe(200);
  expect(data).toMatchObject({ announced: { from: null }, firstVideoId: null, until: null });
}, 60_000);
