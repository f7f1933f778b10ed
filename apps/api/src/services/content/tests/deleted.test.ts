import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runJob } from '../../../testing/jobs.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { deleteNow, deleteRemoved } from '../flows/bin.ts';
import { emptyBin } from '../jobs/jobs.ts';
import { removedItems } from '../store/removed.ts';
import { goneFor, idsByCode, type Ids } from './every-list.fixture.ts';
import {
  ALL,
  CHANNEL,
  EPISODE,
  FILM,
  FILM_VIDEO,
  openShrinking,
  SEASON,
  SERIES,
  type Shrinking,
} from './removed.fixture.ts';

// What was removed from the catalogue is deleted after 30 days (decision 0101).
let product: Shrinking['product'];
let shrinking: Shrinking;
let member: Visitor;
let channelId: number;
/** What was deleted before has other ids. */
let ids: Ids;
const removed = (...codes: string[]) => shrinking.removed(...codes);
const progress = (code: string) => shrinking.count('watch.progress', `video_id = ${ids[code]}`);

beforeAll(async () => {
  shrinking = await openShrinking();
  ({ product } = shrinking);
}, 60_000);
beforeEach(async () => {
  await removed();
  ids = await idsByCode(product);
  ({ member, channelId } = await shrinking.openMember());
}, 60_000);
afterAll(() => product.close());

test('after 30 days it is deleted with what members know of it, and the watch service hears of it', async () => {
  const others = await shrinking.count('watch.progress');
  await removed(...ALL);
  await shrinking.pass(29.9);
  await runJob(product, emptyBin);
  expect(await shrinking.count('content.video', `code = '${EPISODE}'`)).toBe(1);
  expect(await progress(EPISODE)).toBe(1);
  await shrinking.pass(0.2);
  await runJob(product, emptyBin);
  for (const [table, name] of [
    ['title', FILM],
    ['video', FILM_VIDEO],
    ['season', SEASON],
    ['video', `${SEASON}e1`],
    ['video', EPISODE],
    ['channel', CHANNEL],
  ] as const)
    expect([name, await shrinking.count(`content.${table}`, `code = '${name}'`)]).toEqual([
      name,
      0,
    ]);
  expect(await shrinking.count('content.my_list', `title_id = ${ids[FILM]}`)).toBe(0);
  expect(await shrinking.count('content.opinion', `title_id = ${ids[FILM]}`)).toBe(0);
  expect(await shrinking.count('content.channel_favourite', `channel_id = ${channelId}`)).toBe(0);
  await expect.poll(() => progress(FILM_VIDEO), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => shrinking.count('watch.progress'), { timeout: 60_000 }).toBe(others - 3);
  expect(await goneFor(member)).toEqual({ titles: [], videos: [] });
  expect(await removedItems(shrinking.db)).toEqual([]);
}, 120_000);

test('what a kill or an outage interrupts happens later', async () => {
  await removed(EPISODE, SEASON);
  await shrinking.pass(31);
  // Killed before the transaction ends: nothing is deleted, and nothing is queued.
  const killed = deleteRemoved(shrinking.db, {
    enqueue: () => Promise.reject(new Error('killed')),
  });
  await expect(killed).rejects.toThrow('killed');
  expect(await shrinking.count('content.video', `code = '${EPISODE}'`)).toBe(1);
  // The watch service is away when it is deleted.
  await shrinking.query('alter table watch.progress rename to away');
  await runJob(product, emptyBin);
  expect(await shrinking.count('content.video', `code = '${EPISODE}'`)).toBe(0);
  await shrinking.query('alter table watch.away rename to progress');
  expect(await progress(EPISODE)).toBe(1);
  await expect.poll(() => progress(EPISODE), { timeout: 60_000 }).toBe(0);
  expect(await progress(`${SEASON}e2`)).toBe(0);
  expect(await progress(`${SERIES}-s1e1`)).toBe(1);
}, 120_000);

test('it is deleted at once if the operator asks for it', async () => {
  await removed(SERIES, FILM);
  expect(await deleteNow(shrinking.db, product.queue, 'two-sugars')).toBe(false);
  expect(await deleteNow(shrinking.db, product.queue, SERIES)).toBe(true);
  expect(await shrinking.count('content.title', `code = 'two-sugars'`)).toBe(1);
  expect(await shrinking.count('content.title', `code = '${SERIES}'`)).toBe(0);
  expect(await shrinking.count('content.video', `title_id = ${ids[SERIES]}`)).toBe(0);
  expect(await shrinking.count('content.title', `code = '${FILM}'`)).toBe(1);
  await expect.poll(() => progress(`${SERIES}-s1e1`), { timeout: 60_000 }).toBe(0);
}, 60_000);
