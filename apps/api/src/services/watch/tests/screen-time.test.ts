import { auth, content, watch } from '@kandil/contract';
import type { ScreenTime } from '@kandil/contract/screen-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outcome } from '../../../testing/family.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';

let product: ProductApp;
let parent: Visitor;
let child: Visitor;
let childId: number;
let videoId: number;
beforeAll(async () => {
  product = await openProductApp({ isStill: true });
  await logIn();
  childId = await idOfChild();
  const video = { videoCode: 'moonlight-friends-s1e2' };
  videoId = (await product.visitor().call(content.videoByCode, video)).data.id;
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query('delete from watch.stream_lease');
  await product.database.pool.query('delete from watch.screen_time');
});

/** Access tokens last 15 minutes. */
async function logIn(): Promise<void> {
  parent = await product.member('family');
  child = await product.member('family', { kids: true });
  const entered = await child.call(auth.profileSelect, { id: await idOfChild() });
  child.token = entered.data.accessToken;
}

async function idOfChild(): Promise<number> {
  const { data } = await parent.call(auth.profileList, {});
  return data.find(({ profileType }) => profileType === 'KIDS')?.id ?? 0;
}

const DAY_MS = 24 * 3_600_000;
const ANY_TIME: ScreenTime = { hours: null, dailyMinutes: null, zone: 'UTC' };
const limit = (screenTime: Partial<ScreenTime> | null) =>
  parent.call(auth.profileEdit, {
    id: childId,
    screenTime: screenTime && { ...ANY_TIME, ...screenTime },
  });
const used = async () =>
  (await parent.call(watch.screenTimeUsed, { profileId: childId })).data.days;
const today = () => new Date(product.now()).toISOString().slice(0, 10);
/** Moves the clock on to a time of day, in UTC. */
async function advanceTo(clock: string): Promise<void> {
  const at = Date.parse(`${today()}T${clock}:00Z`);
  product.advance(at + (at <= product.now() ? DAY_MS : 0) - product.now());
  await logIn();
}

async function report(event: watch.WatchEvent = 'HEARTBEAT', who = child) {
  const eventTime = new Date(product.now()).toISOString();
  const sessionId = 'player-of-a-child';
  return (await who.call(watch.contentAccess, { videoId, event, eventTime, sessionId })).data;
}
/** Plays on, with a report every 30 seconds. */
async function play(reports: number): Promise<void> {
  for (let sent = 0; sent < reports; sent += 1) {
    product.advance(30_000);
    await report();
  }
}

test('a child without limits is neither counted nor stopped', async () => {
  await limit(null);
  expect((await report('START')).screenTime).toBeNull();
  await play(3);
  expect(await used()).toEqual([]);
});

test('a daily limit ends the day kindly, within one report, and the next day is new', async () => {
  await advanceTo('10:00');
  await limit({ dailyMinutes: 15 });
  expect(await report('START')).toMatchObject({
    access: 'ALLOWED',
    screenTime: { over: null, secondsLeft: 900 },
  });
  await product.database.pool.query('update watch.screen_time set seconds = 810');
  await play(2);
  expect((await report()).screenTime).toMatchObject({ over: null, secondsLeft: 30 });
  await play(1);
  const over = await report();
  expect(over).toMatchObject({ access: 'WARNING', screenTime: { over: 'DAY', secondsLeft: 0 } });
  expect(over.warning).toMatch(/tomorrow/);
  expect(over.playback).toBeNull();
  expect((await report('START')).access).toBe('WARNING');
  expect(await used()).toEqual([{ day: today(), seconds: 900 }]);
  product.advance(DAY_MS);
  await logIn();
  expect((await report('START')).access).toBe('ALLOWED');
});

test('the hours end the day too, and say when the next one begins', async () => {
  await limit({ hours: { from: '07:00', until: '20:00' } });
  await advanceTo('19:59');
  expect(await report('START')).toMatchObject({
    access: 'ALLOWED',
    screenTime: { secondsLeft: 60 },
  });
  await advanceTo('20:01');
  const over = await report();
  expect(over).toMatchObject({ access: 'WARNING', screenTime: { over: 'HOURS' } });
  expect(over.warning).toContain('07:00');
  await advanceTo('07:01');
  expect((await report('START')).access).toBe('ALLOWED');
});

test('a pause is not counted, a lost report costs at most 45 seconds, two players count once', async () => {
  await advanceTo('10:00');
  await limit({ dailyMinutes: 60 });
  await report('START');
  await play(2);
  await report('PAUSE');
  product.advance(120_000);
  await report();
  expect((await used())[0]?.seconds).toBe(60);
  product.advance(100_000);
  await report();
  expect((await used())[0]?.seconds).toBe(105);
  product.advance(30_000);
  await Promise.all([report(), report(), report()]);
  expect((await used())[0]?.seconds).toBe(135);
});

test('a grown-up of the account watches without limits', async () => {
  await limit({ hours: { from: '07:00', until: '07:01' } });
  await advanceTo('12:00');
  expect(await report('START', parent)).toMatchObject({ access: 'ALLOWED', screenTime: null });
});

test('who may not: a child, a guest, another account, limits that are none', async () => {
  const stranger = await product.member('member');
  const limits = { ...ANY_TIME, dailyMinutes: 30 };
  for (const who of [child, stranger, product.visitor()]) {
    const answers = [
      await who.call(auth.profileEdit, { id: childId, screenTime: limits }),
      await who.call(watch.screenTimeUsed, { profileId: childId }),
      await who.call(content.history, { profileId: childId }),
    ].map(({ status }) => status);
    expect(answers).toEqual(
      who === child ? [403, 403, 404] : who === stranger ? [404, 404, 404] : [401, 401, 401],
    );
  }
  for (const wrong of [
    { zone: 'Nowhere/Atlantis' },
    { hours: { from: '20:00', until: '07:00' } },
    { hours: { from: '7:00', until: '20:00' } },
    { dailyMinutes: 5 },
  ])
    expect(outcome(await limit(wrong))).toBe('400 INVALID_INPUT');
});

test('a grown-up beside the child gives 15 minutes more, four times a day, and a child cannot', async () => {
  await limit({ hours: { from: '07:00', until: '20:00' } });
  await advanceTo('20:30');
  const more = (proof: object, who = child) => who.call(watch.screenTimeMore, proof);
  expect(outcome(await more({}))).toBe('403 PASSWORD_REQUIRED');
  expect(outcome(await more({ password: 'a guess of the child' }))).toBe('403 WRONG_PASSWORD');
  expect((await report('START')).access).toBe('WARNING');

  await parent.call(auth.profilePin, { id: childId, pin: '2580', password: 'kandil-demo' });
  expect(outcome(await more({}))).toBe('403 PIN_REQUIRED');
  expect(outcome(await more({ pin: '1111' }))).toBe('403 PIN_WRONG');
  expect((await more({ pin: '2580' })).data).toMatchObject({ left: 3 });
  expect(await report('START')).toMatchObject({
    access: 'ALLOWED',
    screenTime: { over: null, secondsLeft: 900, moreLeft: 3 },
  });
  product.advance(900_000);
  await logIn();
  expect(await report('START')).toMatchObject({
    access: 'WARNING',
    screenTime: { over: 'HOURS', moreLeft: 3 },
  });
  // Two presses at once are two of the four.
  const given = await Promise.all(Array.from({ length: 5 }, () => more({ pin: '2580' })));
  expect(given.map(outcome).filter((each) => each === '403 FORBIDDEN')).toHaveLength(2);
  expect((await report('START')).screenTime).toMatchObject({ over: null, moreLeft: 0 });
  expect(outcome(await more({ pin: '2580' }, parent))).toBe('403 FORBIDDEN');
  await parent.call(auth.profilePin, { id: childId, pin: null, password: 'kandil-demo' });
});

test('where neither a PIN nor a password exists, nobody gives more time', async () => {
  await limit({ hours: { from: '07:00', until: '20:00' } });
  await advanceTo('20:30');
  const setHash = (hash: string | null) =>
    product.database.pool.query(
      "update auth.accounts set password_hash = $1 where email = 'family@kandil.test'",
      [hash],
    );
  const { rows } = await product.database.pool.query<{ password_hash: string }>(
    "select password_hash from auth.accounts where email = 'family@kandil.test'",
  );
  await setHash(null);
  expect(outcome(await child.call(watch.screenTimeMore, {}))).toBe('409 PASSWORD_MISSING');
  expect((await report('START')).access).toBe('WARNING');
  await setHash(rows[0]?.password_hash ?? null);
});

test('a grown-up sees what the child has watched', async () => {
  await limit(null);
  await report('START');
  await child.call(watch.contentAccess, {
    videoId,
    event: 'PAUSE',
    lastSec: 200,
    duration: 600,
    eventTime: new Date(product.now()).toISOString(),
    sessionId: 'player-of-a-child',
  });
  const { data } = await parent.call(content.history, { profileId: childId });
  expect(data.map(({ video }) => video.id)).toContain(videoId);
  const own = await parent.call(content.history, {});
  expect(own.data.map(({ video }) => video.id)).not.toContain(videoId);
});
