import { type AnyCall, content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

/** Threat E04: every operation of the content service, asked by an adult and by a child, for everything there is. */

let product: ProductApp;
let adult: Visitor;
let child: Visitor;
beforeAll(async () => {
  product = await openProductApp();
});
afterAll(() => product.close());

/** Milliseconds since the two signed in. */
let since = Infinity;
const TOKENS_LIVE = 10 * 60_000;

/** Lets time go by, so that no more than thirty calls come in a minute; signs in again before the tokens run out. */
async function pace(): Promise<void> {
  product.advance(2100);
  since += 2100;
  if (since < TOKENS_LIVE) return;
  adult = await product.member('family');
  child = await product.member('family', { kids: true });
  since = 0;
}

interface Thing {
  id: number;
  code: string;
  kids: boolean;
}
const query = async (text: string): Promise<Thing[]> =>
  (await product.database.pool.query<Thing>(text)).rows;
const titles = () => query('select id, code, kids from content.title');
const videos = () =>
  query(
    'select v.id, v.code, t.kids from content.video v join content.title t on t.id = v.title_id',
  );
const seasons = () =>
  query(
    'select s.id, s.code, t.kids from content.season s join content.title t on t.id = s.title_id',
  );
const channels = () => query('select id, code, kids from content.channel');
const menu = () => query('select id, code, true as kids from content.category');
const genres = () => query('select id, code, true as kids from content.genre');
const rows = () => query('select id, code, true as kids from content.breakdown');
const groups = () => query('select id, code, true as kids from content.channel_category');
const nothing = async (): Promise<Thing[]> => [{ id: 0, code: '', kids: true }];
/** As if every profile had watched everything: what a parent plays on a child's profile stays there. */
const watched = async () => {
  await query(`
    insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
    select p.id, v.id, 60, v.duration, false, true, now() from auth.profiles p, content.video v
    on conflict do nothing`);
  return nothing();
};

/** How a call is asked about one thing; several where it can be named by number and by code. */
type Ask = (thing: Thing) => Record<string, unknown>;
interface Row {
  things: () => Promise<Thing[]>;
  asks: Ask[];
  /** It opens one thing, so that another profile's is not found; the others are lists. */
  opens?: boolean;
}

const list = { limit: 50 };
const keywords = ['dr', 'dra', 'drama', 'the', 'a b', 'selim', 'نور', 'in'];

/** Every call that names titles, videos or channels. */
const TABLE: Record<string, Row> = {
  'content.seriesList': { things: nothing, asks: [() => list] },
  'content.seriesFindById': {
    things: titles,
    asks: [({ id }) => ({ seriesId: id }), ({ code }) => ({ code })],
    opens: true,
  },
  'content.seriesSeasons': { things: titles, asks: [({ id }) => ({ seriesId: id })], opens: true },
  'content.seriesSearch': {
    things: nothing,
    asks: keywords.map((keyword) => () => ({ keyword, ...list })),
  },
  'content.contentTrailers': {
    things: titles,
    asks: [({ id }) => ({ contentId: id, ...list })],
    opens: true,
  },
  'content.contentSimilar': {
    things: titles,
    asks: [({ id }) => ({ contentId: id })],
    opens: true,
  },
  'content.contentLikesRate': {
    things: titles,
    asks: [({ id }) => ({ seriesId: id, likesRate: 'NONE' })],
    opens: true,
  },
  'content.episodesOfSeason': {
    things: seasons,
    asks: [({ id }) => ({ seasonId: id, ...list })],
    opens: true,
  },
  'content.episodesOfSeries': {
    things: titles,
    asks: [({ id }) => ({ seriesId: id, ...list })],
    opens: true,
  },
  'content.videoFindById': { things: videos, asks: [({ id }) => ({ videoId: id })], opens: true },
  'content.videoByCode': {
    things: videos,
    asks: [({ code }) => ({ videoCode: code })],
    opens: true,
  },
  'content.videoUrl': { things: videos, asks: [({ id }) => ({ videoId: id })], opens: true },
  'content.captionUrl': {
    things: videos,
    asks: [({ id }) => ({ videoId: id, requestedSubtitleLanguageCode: 'en' })],
  },
  'content.carousel': {
    things: menu,
    asks: [() => ({}), ({ id }) => ({ categoryId: id }), ({ code }) => ({ code })],
  },
  'content.breakdowns': {
    things: menu,
    asks: [() => ({}), ({ id }) => ({ categoryId: id }), ({ code }) => ({ code })],
  },
  'content.breakdownItemsPaged': {
    things: rows,
    asks: [
      ({ id }) => ({ containerId: id, ...list }),
      ...content.SORT_TYPES.map((sortType): Ask => ({ code }) => ({
        containerCode: code,
        sortType,
        ...list,
      })),
    ],
  },
  'content.categoryItems': {
    things: menu,
    asks: [({ id }) => ({ categoryId: id, ...list }), ({ code }) => ({ code, ...list })],
  },
  'content.genreContentItems': { things: genres, asks: [({ id }) => ({ genreId: id, ...list })] },
  'content.history': { things: watched, asks: [() => list] },
  'content.myList': { things: nothing, asks: [() => list] },
  'content.addToMyList': { things: titles, asks: [({ id }) => ({ seriesId: id })], opens: true },
  'content.removeToMyList': { things: titles, asks: [({ id }) => ({ seriesId: id })], opens: true },
  'content.channelsAll': { things: nothing, asks: [() => ({})] },
  'content.channelsOfCategory': {
    things: groups,
    asks: [({ code }) => ({ code }), () => ({ code: 'all' })],
  },
  'content.channelByCode': { things: channels, asks: [({ code }) => ({ code })], opens: true },
  'content.channelUrl': { things: channels, asks: [({ id }) => ({ id })], opens: true },
  'content.channelEpg': { things: channels, asks: [({ id }) => ({ id })], opens: true },
  'content.channelGuide': {
    things: groups,
    asks: [
      ({ code }) => ({ from: new Date(product.now()).toISOString(), category: code }),
      () => ({ from: new Date(product.now()).toISOString(), hours: 24 }),
    ],
  },
  'content.channelFavouriteAdd': { things: channels, asks: [({ id }) => ({ id })], opens: true },
  'content.channelFavouriteRemove': { things: channels, asks: [({ id }) => ({ id })], opens: true },
  'content.channelFavourites': { things: nothing, asks: [() => ({})] },
};
/** Calls that name none: what they answer is the same for everybody, or about devices. */
const NAMES_NONE = [
  'content.categories',
  'content.genreList',
  'content.faqList',
  'content.languages',
  'content.translation',
  'content.channelCategories',
  'content.deviceList',
  'content.deviceDelete',
];

const isCall = (each: unknown): each is AnyCall =>
  typeof each === 'object' && each !== null && 'paths' in each;
const CALLS = (Object.values(content) as unknown[]).filter(isCall);

test('the table has every call of the service', () => {
  expect([...Object.keys(TABLE), ...NAMES_NONE].toSorted()).toEqual(
    CALLS.map(({ name }) => name).toSorted(),
  );
});

/** All codes in an answer, wherever they stand. */
function codesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    /code$/i.test(name) && typeof each === 'string' ? [each] : codesIn(each),
  );
}

/** Lists in which an adult is shown what is hidden from a child: else the test would prove nothing of them. */
const LISTS = new Set([
  'content.history',
  'content.seriesList',
  'content.seriesSearch',
  'content.carousel',
  'content.breakdowns',
  'content.breakdownItemsPaged',
  'content.categoryItems',
  'content.genreContentItems',
  'content.contentSimilar',
  'content.channelsAll',
  'content.channelsOfCategory',
]);

describe('E04', () => {
  const known = CALLS.flatMap((call) => {
    const row = TABLE[call.name];
    return row ? [[call.name, call, row] as const] : [];
  });

  test.each(known)(
    '%s shows a child nothing that is not for children',
    async (name, call, { things, asks, opens = false }) => {
      const all = await Promise.all([titles(), videos(), seasons(), channels()]);
      const hidden = new Set(all.flat().flatMap(({ kids, code }) => (kids ? [] : [code])));
      const hiddenIn = (data: unknown) => codesIn(data).filter((code) => hidden.has(code));
      const wrong: unknown[] = [];
      let shownToAdults = 0;
      for (const thing of await things())
        for (const ask of asks) {
          await pace();
          const asAdult = await adult.call(call, ask(thing));
          const asChild = await child.call(call, ask(thing));
          shownToAdults += hiddenIn(asAdult.data).length;
          const right = opens && !thing.kids ? asChild.status === 404 : asChild.status !== 401;
          const there = opens ? asAdult.status !== 404 : asAdult.status !== 401;
          if (!right || !there || hiddenIn(asChild.data).length > 0)
            wrong.push([ask(thing), asAdult.status, asChild.status, hiddenIn(asChild.data)]);
        }
      expect(wrong).toEqual([]);
      expect(shownToAdults > 0 || !LISTS.has(name)).toBe(true);
    },
    60_000,
  );
});
