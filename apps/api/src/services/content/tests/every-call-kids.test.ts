import { type AnyCall, content } from '@kandil/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { rounds } from '../../../testing/rounds.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import {
  childOf,
  codesIn,
  createChildren,
  FOR_ALL,
  FOR_CHILDREN,
  isRight,
  MISMARKED,
} from './children.fixture.ts';

/**
 * T-E04, SPEC-D58: an adult and three children (of 7, of 3, and of 10 with an allow list) request every call of the content
 * service for every item. One title is marked for children and rated for adults, which no import allows: its rating hides
 * it in rows, in search and on the channel for children, and from the child on whose list it is.
 */
let product: ProductApp;
let adult: Visitor;
let children: Visitor[];
/** The profiles of the children, in the order of `seen`. */
let profiles: number[];
beforeAll(async () => {
  product = await openProductApp();
  profiles = await createChildren(product);
  const { rowCount } = await product.database.pool.query(
    "update content.title set age_rating = '18+' where code = $1 and kids",
    [MISMARKED],
  );
  expect(rowCount).toBe(1);
});
afterAll(() => product.close());

/** Milliseconds since the two signed in. */
let since = Infinity;
const TOKENS_LIVE = 10 * 60_000;

/** Advances the clock to stay below thirty calls a minute; signs in again before the tokens expire. */
async function pace(): Promise<void> {
  product.advance(2100);
  since += 2100;
  if (since < TOKENS_LIVE) return;
  adult = await product.member('family');
  children = await Promise.all(profiles.map((id) => childOf(product, id)));
  since = 0;
}

interface Thing {
  id: number;
  code: string;
  /** Whether each of the children may see it. */
  seen: boolean[];
}
const query = async (text: string): Promise<Thing[]> =>
  (await product.database.pool.query<Thing>(text)).rows;
const everyTitle = () => query(`select t.id, t.code, ${FOR_CHILDREN} from content.title t`);
/** In short runs those for children, the mismarked one, and every third of the others: their rows differ in nothing else. */
const titles = async () =>
  (await everyTitle()).filter(
    ({ code, seen, id }) =>
      seen.includes(true) || code === MISMARKED || id % rounds({ usual: 3, long: 1 }) === 0,
  );
const everyVideo = (most = 1000) =>
  query(
    `select id, code, seen from (
      select v.id, v.code, ${FOR_CHILDREN},
        row_number() over (partition by v.title_id, v.type order by v.id) as place
      from content.video v join content.title t on t.id = v.title_id) each
    where place <= ${most}`,
  );
/** In short runs one of each title and type: whether a child may see a video depends on its title. */
const videos = () => everyVideo(rounds({ usual: 1, long: 1000 }));
const seasons = () =>
  query(
    `select s.id, s.code, ${FOR_CHILDREN} from content.season s join content.title t on t.id = s.title_id`,
  );
const channels = () =>
  query('select id, code, array[kids, false, false] as seen from content.channel');
const menu = () => query(`select id, code, ${FOR_ALL} from content.category`);
const genres = () => query(`select id, code, ${FOR_ALL} from content.genre`);
const rows = () => query(`select id, code, ${FOR_ALL} from content.breakdown`);
const groups = () => query(`select id, code, ${FOR_ALL} from content.channel_category`);
const nothing = async (): Promise<Thing[]> => [{ id: 0, code: '', seen: [true, true, true] }];
/** Every profile has progress in every video, as if a parent had used the child's profile. */
const watched = async () => {
  await query(`
    insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
    select p.id, v.id, 60, v.duration, false, true, now() from auth.profiles p, content.video v
    on conflict do nothing`);
  return nothing();
};

/** The input of a call for one item; a call with id and code has several. */
type Ask = (thing: Thing) => Record<string, unknown>;
interface Row {
  things: () => Promise<Thing[]>;
  asks: Ask[];
  /** The call opens one item, so a forbidden one gives 404; the other calls are lists. */
  opens?: boolean;
}

const list = { limit: 50 };
const keywords = ['dr', 'dra', 'drama', 'the', 'a b', 'selim', 'نور', 'in', 'moonlight'];

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
  'content.memberPart': { things: titles, asks: [({ id }) => ({ seriesId: id })], opens: true },
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
/** Calls that name none: their answers are the same for everybody, or they are closed to children (`kids.test.ts`). */
const NAMES_NONE = [
  'content.categories',
  'content.genreList',
  'content.faqList',
  'content.languages',
  'content.translation',
  'content.channelCategories',
  'content.childTitles',
  'content.deviceList',
  'content.deviceDelete',
  'content.siteCampaign',
  'content.sitePopup',
  'content.siteText',
];

const isCall = (each: unknown): each is AnyCall =>
  typeof each === 'object' && each !== null && 'paths' in each;
const CALLS = (Object.values(content) as unknown[]).filter(isCall);

test('the table contains every call of the service', () => {
  expect([...Object.keys(TABLE), ...NAMES_NONE].toSorted()).toEqual(
    CALLS.map(({ name }) => name).toSorted(),
  );
});

/** Lists that show an adult items hidden from a child; without such items the test would prove nothing. */
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

/** Lists and guides that show an adult the title whose mark contradicts its rating. */
const MISMARKED_IN = new Set([
  'content.seriesList',
  'content.seriesSearch',
  'content.breakdowns',
  'content.breakdownItemsPaged',
  'content.categoryItems',
  'content.genreContentItems',
  'content.contentSimilar',
  'content.channelEpg',
  'content.channelGuide',
]);

describe('T-E04', () => {
  const known = CALLS.flatMap((call) => {
    const row = TABLE[call.name];
    return row ? [[call.name, call, row] as const] : [];
  });

  test.each(known)(
    '%s shows each child only what its limits allow',
    async (name, call, { things, asks, opens = false }) => {
      const all = await Promise.all([everyTitle(), everyVideo(), seasons(), channels()]);
      const hidden = profiles.map(
        (_, at) => new Set(all.flat().flatMap(({ seen, code }) => (seen[at] ? [] : [code]))),
      );
      const hiddenIn = (data: unknown, at: number) =>
        codesIn(data).filter((code) => hidden[at]?.has(code));
      const wrong: unknown[] = [];
      const shown = new Set<string>();
      for (const thing of await things())
        for (const ask of asks) {
          await pace();
          const asAdult = await adult.call(call, ask(thing));
          for (const code of codesIn(asAdult.data)) shown.add(code);
          for (const [at, child] of children.entries()) {
            const asChild = await child.call(call, ask(thing));
            const named = hiddenIn(asChild.data, at);
            if (!isRight(asAdult, asChild, opens, thing.seen[at] === true) || named.length > 0)
              wrong.push([at, ask(thing), asAdult.status, asChild.status, named]);
          }
        }
      expect(wrong).toEqual([]);
      expect(!LISTS.has(name) || hidden.every((codes) => !shown.isDisjointFrom(codes))).toBe(true);
      expect(!MISMARKED_IN.has(name) || shown.has(MISMARKED)).toBe(true);
    },
    120_000,
  );
});
