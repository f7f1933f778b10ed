import { content } from '@kandil/contract';
import type { Catalogue } from '@kandil/contract/catalogue';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoCatalogue, demoPictures } from '../../../testing/demo-files.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { exportCatalogue } from '../flows/export/index.ts';
import { importCatalogue } from '../flows/import/index.ts';
import { turnIfDue } from '../flows/turn.ts';
import { contentTables } from '../store/sql.ts';
import { versionOfCatalogue } from '../store/version.ts';
import { goneFor, idsByCode, type Ids, listedCodes, openedBy } from './every-list.fixture.ts';

// SPEC-D59: when something is shown, in every call.
const FILM = 'the-reed-cutter';
const SERIES = 'architects-of-light';
/** Begins tomorrow. */
const EPISODE = `${SERIES}-s1e3`;
const CHANNEL = 'hilal';

let product: ProductApp;
let member: Visitor;
let kid: Visitor;
let ids: Ids;
let demo: Catalogue;

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const pages = () => product.forget();
const db = () => contentTables(product.database);
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query<Row>(text, values)).rows;

interface Change {
  title?: Partial<Catalogue['titles'][number]>;
  episode?: { visibleFrom?: string; visibleUntil?: string };
  channel?: { visibleFrom?: string; visibleUntil?: string };
}

/** The demo's catalogue with the film, the episode or the channel changed. */
async function imported({ title, episode, channel }: Change): Promise<void> {
  const file = structuredClone(demo);
  for (const each of file.titles) {
    if (each.code === FILM) Object.assign(each, title);
    for (const of of each.seasons.flatMap(({ episodes }) => episodes))
      if (of.code === EPISODE) Object.assign(of, episode);
  }
  for (const each of file.channels) if (each.code === CHANNEL) Object.assign(each, channel);
  await importCatalogue(product.database, file, { pictures: await demoPictures() });
  pages();
}

/** Lets that much time pass for everything that is shown, as the clock of the database would. */
async function pass(hours: number): Promise<void> {
  for (const name of ['title', 'season', 'video', 'channel'])
    await query(
      `update content.${name} set visible_from = visible_from - $1::interval, visible_until = visible_until - $1::interval`,
      [`${hours} hours`],
    );
  for (const name of ['title', 'video'])
    await query(
      `update content.${name} set shown_from = shown_from - $1::interval, shown_until = shown_until - $1::interval`,
      [`${hours} hours`],
    );
  // In one step, a moment could meet another one that has not moved.
  const moments = await query<{ at: string }>('delete from content.boundary returning at::text');
  await query(
    'insert into content.boundary select at - $1::interval from unnest($2::timestamptz[]) at',
    [`${hours} hours`, moments.map(({ at: moment }) => moment)],
  );
  await query('update content.turn set at = at - $1::interval', [`${hours} hours`]);
  pages();
}

/** The payloads and times of jobs that were queued. */
interface QueuedJob {
  name: string;
  payload: unknown;
  startAfter: unknown;
}
const queued: QueuedJob[] = [];
const queue = {
  enqueue: async (
    _trx: unknown,
    { name }: { name: string },
    payload: unknown,
    options?: { startAfter?: unknown },
  ) => Boolean(queued.push({ name, payload, startAfter: options?.startAfter })),
};
const turn = () => turnIfDue(db(), queue).finally(pages);

const listed = () => listedCodes(product, member, ids);
const opened = (title: string, video: string) => openedBy(member, ids, title, video);
const channels = async () =>
  (await member.call(content.channelsAll, {})).data.map((each: { code: string }) => each.code);
const FILM_VIDEO = `${FILM}-film`;

beforeAll(async () => {
  product = await openProductApp();
  member = await product.member('member');
  kid = await product.member('family', { kids: true });
  ids = await idsByCode(product);
  demo = (await demoCatalogue()) as Catalogue;
  await member.call(content.addToMyList, { seriesId: ids[FILM] ?? 0 });
}, 60_000);
afterAll(() => product.close());

describe('what has a time', () => {
  test('is nowhere before it, everywhere in it, and nowhere after it', async () => {
    const hours = { visibleFrom: at(24), visibleUntil: at(48) };
    await imported({ title: hours, episode: hours, channel: hours });
    const hidden = async (reason: 'NOT_YET' | 'LEFT') => {
      const all = await listed();
      expect([FILM, FILM_VIDEO, EPISODE].filter((each) => all.has(each))).toEqual([]);
      expect(await opened(FILM, FILM_VIDEO)).toEqual([404, 404, 404, 404]);
      expect((await opened(SERIES, EPISODE)).slice(1)).toEqual([404, 404, 404]);
      expect(await channels()).not.toContain(CHANNEL);
      const refused = [
        await member.call(content.seriesFindById, { code: FILM }),
        await member.call(content.videoByCode, { videoCode: EPISODE }),
        await member.call(content.channelByCode, { code: CHANNEL }),
        await kid.call(content.videoByCode, { videoCode: EPISODE }),
      ];
      expect(refused.map(({ meta }) => meta?.['code'])).toEqual([
        reason,
        reason,
        reason,
        'NOT_FOUND',
      ]);
      expect((await goneFor(member)).titles).toEqual([FILM]);
    };
    await hidden('NOT_YET');
    await pass(25);
    // The clock alone opens what a read checks; rows and the order of episodes follow with the turn.
    expect(await opened(FILM, FILM_VIDEO)).toEqual([200, 200, 200, 200]);
    expect(await channels()).toContain(CHANNEL);
    expect(await turn()).toBe(true);
    const all = await listed();
    expect([FILM, EPISODE].filter((each) => !all.has(each))).toEqual([]);
    expect(await turn()).toBe(false);
    await pass(24);
    await hidden('LEFT');
    expect(await turn()).toBe(true);
    await hidden('LEFT');
  }, 120_000);

  test('is ordered by its own time and those of its season and title', async () => {
    await imported({ title: { visibleUntil: at(10) }, episode: { visibleFrom: at(5) } });
    const [film] = await query<{ hours: number }>(
      `select round(extract(epoch from shown_until - now()) / 3600)::int as hours from content.video where code = $1`,
      [FILM_VIDEO],
    );
    expect(film?.hours).toBe(10);
    const next = async (video: string) =>
      (await member.call(content.videoByCode, { videoCode: video })).data.nextVideoId;
    expect(await next(`${SERIES}-s1e2`)).toBe(ids[`${SERIES}-s1e4`]);
    await pass(6);
    await turn();
    expect(await next(`${SERIES}-s1e2`)).toBe(ids[EPISODE]);
  }, 60_000);

  test('turns at its moment, once; an episode is news when its time has come', async () => {
    await query('update content.video set shown_since = null where code = $1', [EPISODE]);
    await imported({ episode: { visibleFrom: at(5), visibleUntil: at(9) } });
    queued.length = 0;
    await pass(6);
    const before = await versionOfCatalogue(db());
    await turn();
    expect(await versionOfCatalogue(db())).not.toBe(before);
    expect(queued.map(({ name }) => name)).toEqual(['content.tell-episodes', 'content.turn']);
    const wait = (Number(queued.at(1)?.startAfter) - Date.now()) / HOUR;
    expect(Math.round(wait)).toBe(3);
    queued.length = 0;
    await pass(4);
    await turn();
    expect(queued).toEqual([]);
  }, 60_000);

  test('changes the version at its moment, without a turn', async () => {
    await imported({ episode: { visibleFrom: at(5) } });
    const before = await versionOfCatalogue(db());
    await query("update content.boundary set at = now() - interval '1 second'");
    expect(await versionOfCatalogue(db())).not.toBe(before);
  }, 60_000);
});

test('what is not shown any more can be removed from a list', async () => {
  await imported({ title: { visibleUntil: at(-1) } });
  const seriesId = ids[FILM] ?? 0;
  expect((await member.call(content.addToMyList, { seriesId })).status).toBe(404);
  expect((await member.call(content.removeToMyList, { seriesId })).status).toBe(200);
  expect((await goneFor(member)).titles).toEqual([]);
  expect((await kid.call(content.removeToMyList, { seriesId })).status).toBe(404);
}, 60_000);

describe('an announced title', () => {
  test('is listed before its time, and does not play', async () => {
    await imported({ title: { visibleFrom: at(24), announced: true } });
    expect((await listed()).has(FILM)).toBe(true);
    expect(await opened(FILM, FILM_VIDEO)).toEqual([200, 404, 404, 404]);
    const { data } = await member.call(content.seriesFindById, { code: FILM });
    expect(data).toMatchObject({ firstVideoId: null, until: null });
    expect(Date.parse(data.announced?.from ?? '') - Date.now()).toBeCloseTo(24 * HOUR, -5);
    const { data: found } = await member.call(content.seriesSearch, { keyword: 'reed cutter' });
    expect(found.map(({ code, badge }) => [code, badge])).toContainEqual([FILM, 'SOON']);
    await pass(25);
    await turn();
    expect(await opened(FILM, FILM_VIDEO)).toEqual([200, 200, 200, 200]);
  }, 60_000);

  test('leaves with its end', async () => {
    await imported({ title: { visibleFrom: at(24), visibleUntil: at(26), announced: true } });
    await pass(27);
    expect((await listed()).has(FILM)).toBe(false);
  }, 60_000);
});

test('a title that leaves within a week has the mark for it', async () => {
  await imported({ title: { visibleUntil: at(6 * 24) } });
  const badge = async () =>
    (await member.call(content.seriesSearch, { keyword: 'reed cutter' })).data[0]?.badge;
  expect(await badge()).toBe('LAST_CHANCE');
  await imported({ title: { visibleUntil: at(8 * 24) } });
  expect(await badge()).toBeNull();
}, 60_000);

test('an export has the times, and importing it changes nothing', async () => {
  const title = { visibleFrom: '2026-12-01T20:00:00+03:00', announced: true, grace: false };
  await imported({ title, channel: { visibleUntil: '2027-01-01T00:00:00Z' } });
  const file = await exportCatalogue(product.database);
  expect(file.titles.find(({ code }) => code === FILM)).toMatchObject({
    visibleFrom: '2026-12-01T17:00:00.000Z',
    announced: true,
    grace: false,
  });
  const { changes } = await importCatalogue(product.database, file, {
    pictures: await demoPictures(),
  });
  expect(Object.values(changes).filter((each) => each.changed + each.added > 0)).toEqual([]);
}, 60_000);

test('a file whose times are none, or end before they begin, is refused with their places', async () => {
  const wrong = { visibleFrom: '2026-12-01', visibleUntil: at(1) };
  await expect(imported({ title: wrong })).rejects.toThrow(
    /\(the-reed-cutter\)\.visibleFrom: is no moment/,
  );
  const backwards = { visibleFrom: at(2), visibleUntil: at(1) };
  await expect(imported({ title: backwards, channel: backwards })).rejects.toThrow(
    /\(the-reed-cutter\)\.visibleUntil: ends before it begins[\s\S]*\(hilal\)\.visibleUntil: ends/,
  );
}, 60_000);
