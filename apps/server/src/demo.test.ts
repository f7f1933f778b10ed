import {
  createLog,
  importCatalogue,
  importOffers,
  openQueue,
  rankTitles,
  tellEpisodes,
} from '@kandil/api';
import type { Catalogue } from '@kandil/contract/catalogue';
import type { OffersFile } from '@kandil/contract/offers';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { demoCatalogue, demoOffers, demoPictures } from '../../api/src/testing/demo-files.ts';
import { type DemoPlatform, prepareDemo } from './demo.ts';

const PATIENCE = 60_000;
let platform: DemoPlatform;
let logged = '';
beforeAll(async () => {
  const database = await openTestDatabase({ from: 'migrated' });
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  const log = createLog({ level: 'info', destination });
  const queue = await openQueue({ database, log });
  await queue.declare([rankTitles, tellEpisodes]);
  platform = { database, queue, now: Date.now, log };
});
beforeEach(() => (logged = ''));
afterAll(async () => {
  await platform.queue.close();
  await platform.database.close();
});

const rows = async (sql: string) =>
  (await platform.database.pool.query({ text: sql, rowMode: 'array' })).rows.flat();
const genres = () => rows(`select title ->> 'en' from content.genre order by position limit 2`);
const prices = () =>
  rows(`select amount from purchase.price order by plan_code, period_code limit 1`);
const sources = () =>
  rows('select source from content.imported union all select source from purchase.imported');
const STAYS = /the (catalogue|offers) of the database stays/g;

/** The demo's files with a changed genre and a changed price. */
async function ownFiles() {
  const catalogue = structuredClone(await demoCatalogue()) as Catalogue;
  Object.assign(catalogue.genres[0]?.title ?? {}, { en: 'My drama' });
  const offers = structuredClone(await demoOffers()) as OffersFile;
  for (const plan of offers.plans) for (const price of plan.prices) price.amount += 1;
  return { catalogue, offers };
}

test(
  'an empty database gets the demo, and later starts bring it up to date',
  { timeout: PATIENCE },
  async () => {
    await prepareDemo(platform);
    expect(await sources()).toEqual(['DEMO', 'DEMO']);
    // As an earlier release left it.
    await platform.database.pool.query(`update content.imported set checksum = 'of an older file'`);
    await platform.database.pool.query(`update content.genre set title = '{"en": "Old"}'`);
    await platform.database.pool.query(
      `update purchase.imported set checksum = 'of an older file'`,
    );
    await platform.database.pool.query(`update purchase.price set amount = 1`);
    await prepareDemo(platform);
    expect([await genres(), await prices()]).toEqual([['Drama', 'History'], [799]]);
    expect(logged).not.toMatch(STAYS);
  },
);

test(
  'what an operator imported stays at each start, and the log says how to go back',
  { timeout: PATIENCE },
  async () => {
    const { catalogue, offers } = await ownFiles();
    const { database, now } = platform;
    await importCatalogue(database, catalogue, { pictures: await demoPictures() });
    await importOffers(database, offers, { now });
    await prepareDemo(platform);
    expect([await genres(), await prices()]).toEqual([['My drama', 'History'], [800]]);
    expect(logged.match(STAYS)).toHaveLength(2);
    expect(logged).toContain('npm run catalogue -- import demo/catalogue.json');

    // An operator who imports the demo's files gets the demo that starts keep up to date.
    await importCatalogue(database, await demoCatalogue(), { pictures: await demoPictures() });
    await importOffers(database, await demoOffers(), { now });
    expect(await sources()).toEqual(['OPERATOR', 'OPERATOR']);
    await prepareDemo(platform);
    expect(await sources()).toEqual(['DEMO', 'DEMO']);
  },
);

test('a catalogue whose import is not remembered stays', { timeout: PATIENCE }, async () => {
  await platform.database.pool.query(`delete from content.imported`);
  await platform.database.pool.query(`update content.genre set title = '{"en": "Mine"}'`);
  await prepareDemo(platform);
  expect(await genres()).toEqual(['Mine', 'Mine']);
  expect(await sources()).toEqual(['DEMO']);
});

test('offers without the plans of the demo leave its accounts without a subscription', async () => {
  const { database, now, queue, log } = platform;
  const { offers } = await ownFiles();
  const [solo] = offers.plans;
  const own = {
    ...offers,
    plans: [
      { ...solo, code: 'OWN', suggested: true, title: { en: 'Own' }, description: { en: 'Own' } },
    ],
    offers: [],
  };
  await importOffers(database, own, { now });
  await database.pool.query('truncate purchase.subscription cascade');
  await prepareDemo({ database, now, queue, log });
  expect(await rows('select count(*)::int from purchase.subscription')).toEqual([0]);
  expect(logged).toContain('demo accounts without a subscription');
});

test('the inbox of the control room has messages, once, and what was done with them stays', async () => {
  await prepareDemo(platform);
  const states = () => rows('select state from notify.ticket order by number');
  expect(await states()).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN', 'OPEN', 'SOLVED']);
  const [reports] = await rows(
    `select count(*)::int from notify.ticket t join content.video v on v.id = t.video_id
     where t.problem is not null and v.code = 'caravan-of-dust-s1e2'`,
  );
  expect(reports).toBe(2);
  expect(await rows('select text from notify.ticket_message')).toHaveLength(1);
  await platform.database.pool.query(`update notify.ticket set state = 'ANSWERED', due_at = null`);
  await prepareDemo(platform);
  expect(new Set(await states())).toEqual(new Set(['ANSWERED']));
  expect(await states()).toHaveLength(6);
  expect(await rows('select text from notify.ticket_message')).toHaveLength(1);
});
