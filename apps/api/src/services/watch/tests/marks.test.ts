import { content, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let member: Visitor;
beforeAll(async () => {
  product = await openProductApp();
  member = await product.member('canceled');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from watch.progress');
});

type Mark = 'RESTART' | 'WATCHED' | 'REMOVED' | 'UNDO';
const EPISODE = 'sea-falcons-s1e2';

const idOf = async (videoCode: string) =>
  (await member.call(content.videoByCode, { videoCode })).data.id;

async function watchTo(lastSec: number, videoCode = EPISODE, visitor = member): Promise<void> {
  product.advance(1000);
  const { data } = await visitor.call(watch.contentAccess, {
    videoId: await idOf(videoCode),
    event: 'PAUSE',
    lastSec,
    eventTime: new Date(product.now()).toISOString(),
    sessionId: 'player-of-a-test',
  });
  expect(data.access).toBe('ALLOWED');
}

async function mark(kind: Mark, videoCode = EPISODE, visitor = member) {
  product.advance(1000);
  return visitor.call(watch.progressMark, { videoId: await idOf(videoCode), mark: kind });
}

/** Continue Watching: the code and position of each video. */
async function row(visitor = member) {
  const { data } = await visitor.call(content.breakdowns, {});
  const tiles = data.find(({ type }) => type === 'CONTINUE_WATCH')?.videoResources ?? [];
  return tiles.map(({ code, video, progress }) => [
    code,
    video?.videoIndex,
    progress?.lastSec ?? null,
  ]);
}

test('start over: the video stays in the row, at its start', async () => {
  await watchTo(40);
  expect((await mark('RESTART')).data.done).toBe(true);
  expect(await row()).toEqual([['sea-falcons', 2, 0]]);
  expect((await mark('UNDO')).data).toEqual({ done: true });
  expect(await row()).toEqual([['sea-falcons', 2, 40]]);
});

test('a mark answers its event time, which is later than any before', async () => {
  await watchTo(40);
  const videoId = await idOf(EPISODE);
  const timeOf = async () =>
    (await member.call(content.videoByCode, { videoCode: EPISODE })).data.lastUpdateTimestamp;
  const before = await timeOf();
  // The test clock stands still, so both fall in the same millisecond.
  const { data } = await member.call(watch.progressMark, { videoId, mark: 'RESTART' });
  expect(await timeOf()).toBe(data.at);
  expect(Date.parse(data.at ?? '')).toBeGreaterThan(Date.parse(before ?? ''));
  await mark('UNDO');
  expect(await timeOf()).toBe(before);
});

test('watched: the next episode replaces it', async () => {
  await watchTo(40);
  await mark('WATCHED');
  expect(await row()).toEqual([['sea-falcons', 3, null]]);
  await mark('UNDO');
  expect(await row()).toEqual([['sea-falcons', 2, 40]]);
});

test('removed: the video leaves the row until it is watched again, and keeps its position', async () => {
  await watchTo(40);
  await mark('REMOVED');
  expect(await row()).toEqual([]);
  const { data } = await member.call(content.videoByCode, { videoCode: EPISODE });
  expect(data.lastSec).toBe(40);
  const title = await member.call(content.seriesFindById, { code: 'sea-falcons' });
  expect(title.data.resume).toMatchObject({ videoIndex: 2, lastSec: 40 });
  await watchTo(50);
  expect(await row()).toEqual([['sea-falcons', 2, 50]]);
});

test('an episode that was not begun can be removed and restored', async () => {
  await watchTo(40);
  await mark('WATCHED');
  await mark('REMOVED', 'sea-falcons-s1e3');
  expect(await row()).toEqual([]);
  await mark('UNDO', 'sea-falcons-s1e3');
  expect(await row()).toEqual([['sea-falcons', 3, null]]);
});

test('undo restores the position in the row', async () => {
  await watchTo(40);
  await watchTo(30, 'keeper-of-cordoba-s1e2');
  await mark('REMOVED');
  await mark('UNDO');
  expect((await row()).map(([code]) => code)).toEqual(['keeper-of-cordoba', 'sea-falcons']);
});

test('the newest event wins: a late report does not undo a mark, nor a mark a newer report', async () => {
  await watchTo(40);
  const late = new Date(product.now()).toISOString();
  await mark('RESTART');
  await member.call(watch.contentAccess, {
    videoId: await idOf(EPISODE),
    event: 'PAUSE',
    lastSec: 44,
    eventTime: late,
    sessionId: 'another-player-of-a-test',
  });
  expect(await row()).toEqual([['sea-falcons', 2, 0]]);
  await watchTo(12);
  expect((await mark('UNDO')).data).toEqual({ done: false });
  expect(await row()).toEqual([['sea-falcons', 2, 12]]);
});

test('only the last mark can be undone, once', async () => {
  await watchTo(40);
  await mark('RESTART');
  await mark('REMOVED');
  expect((await mark('UNDO')).data.done).toBe(true);
  expect(await row()).toEqual([['sea-falcons', 2, 0]]);
  expect((await mark('UNDO')).data.done).toBe(false);
});

test('refuses guests, other profiles, unknown videos and videos not for children', async () => {
  const guest = product.visitor();
  expect((await mark('REMOVED', EPISODE, guest)).status).toBe(401);
  await watchTo(40);
  const other = await product.member('member');
  expect((await mark('UNDO', EPISODE, other)).data).toEqual({ done: false });
  await mark('REMOVED', EPISODE, other);
  expect(await row()).toHaveLength(1);
  const nothing = await member.call(watch.progressMark, {
    videoId: 2_000_000_000,
    mark: 'WATCHED',
  });
  expect(nothing.status).toBe(404);
  const child = await product.member('family', { kids: true });
  expect((await mark('WATCHED', EPISODE, child)).status).toBe(404);
});

test('an invalid mark is refused', async () => {
  const answer = await member.call(watch.progressMark, { videoId: 1, mark: 'FORGET' as Mark });
  expect(answer.status).toBe(400);
});
