import { auth, content, watch } from '@kandil/contract';
import { watchExport, watchForget } from '@kandil/contract/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let member: Visitor;
let ids: number[];
const CODES = ['keeper-of-cordoba-s1e2', 'keeper-of-cordoba-s1e3', 'moonlight-friends-s1e2'];
beforeAll(async () => {
  product = await openProductApp();
  const guest = product.visitor();
  ids = [];
  for (const videoCode of CODES)
    ids.push((await guest.call(content.videoByCode, { videoCode })).data.id);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query(
    'truncate watch.progress, watch.history_pause, watch.stream_lease, watch.forgotten',
  );
  member = await product.member('member');
});

const report = (videoId: number, secondsAgo: number, lastSec = 60) => ({
  videoId,
  event: 'PAUSE' as const,
  lastSec,
  eventTime: new Date(product.now() - secondsAgo * 1000).toISOString(),
});
const send = (visitor: Visitor, ...reports: ReturnType<typeof report>[]) =>
  visitor.call(watch.progressBatch, { reports });
/** Watches three videos; the third is the newest. */
const watchAll = (visitor: Visitor) =>
  send(visitor, ...ids.map((id, index) => report(id, 60 - index)));
const seen = async (visitor: Visitor) =>
  (await visitor.call(content.history, {})).data.map(({ video }) => video.code);
/** Titles in Continue Watching. */
async function goingOn(visitor: Visitor) {
  const { data } = await visitor.call(content.breakdowns, {});
  const row = data.find(({ type }) => type === 'CONTINUE_WATCH');
  return (row?.videoResources ?? []).map(({ code }) => code);
}

describe('the history', () => {
  test('lists the profile’s videos page by page, newest first', async () => {
    await watchAll(member);
    const { data, meta } = await member.call(content.history, { limit: 2 });
    expect(data.map(({ video }) => video.code)).toEqual([CODES[2], CODES[1]]);
    expect(meta).toEqual({ totalCount: 3, offset: 0, limit: 2 });
    expect(data[0]).toMatchObject({ video: { lastSec: 60, finished: false } });
    expect(Date.parse(data[0]?.watchedAt ?? '')).toBeLessThan(product.now());
    const rest = await member.call(content.history, { limit: 2, offset: 2 });
    expect(rest.data.map(({ video }) => video.code)).toEqual([CODES[0]]);
    const beyond = await member.call(content.history, { offset: 3 });
    expect([beyond.data, beyond.meta]).toMatchObject([[], { totalCount: 3 }]);
  });

  test('is in the visitor’s language', async () => {
    await watchAll(member);
    const arabic = await product.member('member', { language: 'ar' });
    const { data } = await arabic.call(content.history, {});
    expect(data[0]?.video.seriesTitle).toMatch(/\p{Script=Arabic}/u);
  });

  test('T-E04 of a child lists only titles for children, whatever is stored', async () => {
    const child = await product.member('family', { kids: true });
    const parent = await product.member('family');
    const { data: profiles } = await parent.call(auth.profileList, {});
    const childId = profiles.find(({ profileType }) => profileType === 'KIDS')?.id;
    await product.database.pool.query(
      `insert into watch.progress (profile_id, video_id, last_sec, duration, finished, begun, event_time)
       select $1, id, 60, 600, false, true, now() from unnest($2::int[]) id`,
      [childId, ids],
    );
    const { data, meta } = await child.call(content.history, {});
    expect(data.map(({ video }) => video.code)).toEqual([CODES[2]]);
    expect(meta).toMatchObject({ totalCount: 1 });
    expect(await seen(parent)).toEqual([]);
  });

  test('removes one video here and in Continue Watching; a second removal changes nothing', async () => {
    await watchAll(member);
    expect(await goingOn(member)).toEqual(['moonlight-friends', 'keeper-of-cordoba']);
    for (const _ of [1, 2])
      expect((await member.call(watch.historyRemove, { videoId: ids[2] ?? 0 })).status).toBe(200);
    expect(await seen(member)).toEqual([CODES[1], CODES[0]]);
    const { data } = await member.call(content.videoFindById, { videoId: ids[2] ?? 0 });
    expect(data.lastSec).toBeUndefined();
    expect(await goingOn(member)).toEqual(['keeper-of-cordoba']);
  });

  test('a late report does not restore a removed video; watching it again does', async () => {
    await watchAll(member);
    await member.call(watch.historyRemove, { videoId: ids[2] ?? 0 });
    expect((await watchAll(member)).data).toEqual({ stored: 2 });
    expect(await seen(member)).toEqual([CODES[1], CODES[0]]);
    await member.call(watch.historyClear, {});
    expect((await watchAll(member)).data).toEqual({ stored: 0 });
    expect(await seen(member)).toEqual([]);
    product.advance(1000);
    await send(member, report(ids[2] ?? 0, 0));
    expect(await seen(member)).toEqual([CODES[2]]);
  });

  test('clears completely, for this profile only', async () => {
    const other = await product.member('family');
    await watchAll(member);
    await watchAll(other);
    expect((await member.call(watch.historyClear, {})).status).toBe(200);
    expect(await seen(member)).toEqual([]);
    expect(await seen(other)).toHaveLength(3);
  });
});

describe('a paused history', () => {
  const pause = (visitor: Visitor, paused: boolean) => visitor.call(watch.historyPause, { paused });
  const state = async (visitor: Visitor) => (await visitor.call(watch.historyState, {})).data;

  test('records nothing, from reports or late reports; earlier entries stay', async () => {
    await send(member, report(ids[0] ?? 0, 60));
    expect(await state(member)).toEqual({ paused: false });
    expect((await pause(member, true)).data).toEqual({ paused: true });
    expect((await pause(member, true)).status).toBe(200);
    expect(await state(member)).toEqual({ paused: true });
    const { data } = await member.call(watch.contentAccess, {
      ...report(ids[1] ?? 0, 0),
      sessionId: 'player-of-a-test',
    });
    expect(data.access).toBe('ALLOWED');
    expect((await watchAll(member)).data).toEqual({ stored: 0 });
    expect(await seen(member)).toEqual([CODES[0]]);
    product.advance(1000);
    const meanwhile = report(ids[2] ?? 0, 0);
    product.advance(1000);
    await pause(member, false);
    expect((await send(member, meanwhile)).data).toEqual({ stored: 0 });
    expect((await watchAll(member)).data).toEqual({ stored: 3 });
    expect(await seen(member)).toHaveLength(3);
  });

  test('does not affect other profiles', async () => {
    const [parent, child] = [
      await product.member('family'),
      await product.member('family', { kids: true }),
    ];
    await pause(parent, true);
    expect(await state(child)).toEqual({ paused: false });
    await watchAll(parent);
    await send(child, report(ids[2] ?? 0, 10));
    expect([await seen(parent), await seen(child)]).toEqual([[], [CODES[2]]]);
  });
});

test('guests have no history', async () => {
  const guest = product.visitor();
  const answers = await Promise.all([
    guest.call(content.history, {}),
    guest.call(watch.historyState, {}),
    guest.call(watch.historyPause, { paused: true }),
    guest.call(watch.historyRemove, { videoId: 1 }),
    guest.call(watch.historyClear, {}),
    send(guest, report(ids[0] ?? 0, 0)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401));
});

test('the export has all data of a profile, and the deletion deletes all of it', async () => {
  await watchAll(member);
  await member.call(watch.historyPause, { paused: true });
  const start = { event: 'START', eventTime: new Date(product.now()).toISOString() } as const;
  await member.call(watch.contentAccess, { ...start, videoId: ids[0] ?? 0, sessionId: 'exported' });
  const { data: profiles } = await member.call(auth.profileList, {});
  const profileIds = profiles.map(({ id }) => id);
  const of = { userId: '00000000-0000-4000-8000-000000000000', profileIds };
  const exported = await product.internal(watchExport, of);
  expect(exported['progress']).toHaveLength(3);
  expect(exported['streams']).toMatchObject([{ videoId: ids[0], channelId: null }]);
  expect(exported['historyPaused']).toMatchObject([{ since: expect.any(Date) }]);
  for (const _ of [1, 2]) await product.internal(watchForget, of);
  expect(await product.internal(watchExport, of)).toEqual({
    progress: [],
    streams: [],
    historyPaused: [],
    screenTime: [],
  });
});
