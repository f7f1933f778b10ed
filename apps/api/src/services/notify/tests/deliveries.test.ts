import { auth, watch } from '@kandil/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putAside, usedAgain } from '../../../testing/family.ts';
import { runJob } from '../../../testing/jobs.ts';
import { sendPush, tidyPush } from '../jobs/jobs.ts';
import { type Browser, openPushApp, type PushApp } from '../../../testing/push-app.ts';

let app: PushApp;
beforeAll(async () => {
  app = await openPushApp();
});
afterAll(() => app.close());
beforeEach(() => app.clear());

const HOUR = 3_600_000;
/** A zone in which it is 23:00. */
const NIGHT = 'Pacific/Noumea';
const bodies = async (browser: Browser) =>
  (await app.received(browser)).map(
    ({ payload }) => (JSON.parse(payload) as { body: string }).body,
  );
const isKnown = async ({ endpoint }: Browser) =>
  (await app.subscribers()).some((row) => row.endpoint === endpoint);

/** A member who waits for new episodes of a series, in a browser. */
async function waitingFor(series: string, zone = 'UTC') {
  const member = await app.member('member');
  const browser = await app.subscribed(member, { 'x-zone': zone });
  await app.watched(member, series);
  return { member, browser };
}

/** The delivery of the only notice of a series to a browser. */
async function deliveryTo({ endpoint }: Browser) {
  return app.db
    .selectFrom('push_delivery as d')
    .innerJoin('push_subscription as s', 's.id', 'd.subscription_id')
    .selectAll('d')
    .where('s.endpoint', '=', endpoint)
    .executeTakeFirst();
}

describe('quiet hours', () => {
  test('hold a message until eight at the device', async () => {
    const { member, browser: awake } = await waitingFor('son-kale');
    const asleep = await app.subscribed(member, { 'x-zone': NIGHT });
    await app.publish({ 'son-kale': 1 });
    expect([await bodies(awake), await bodies(asleep)]).toEqual([['Episode 7 is here: New 1'], []]);
    const [seconds = 0] = await app.waiting();
    expect(seconds / 3600).toBeCloseTo(9, 1);
    await app.runWaiting();
    expect(await bodies(asleep)).toEqual([]);
    app.advance(9 * HOUR);
    await app.runWaiting();
    expect(await bodies(asleep)).toEqual(['Episode 7 is here: New 1']);
  });

  test('gather the episodes of a night in one message, without those that were begun', async () => {
    const { member, browser } = await waitingFor('two-sugars', NIGHT);
    for (const count of [1, 2, 3]) await app.publish({ 'two-sugars': count });
    expect(await app.waiting()).toHaveLength(1);
    const [first] = await app.db
      .selectFrom('push_notice')
      .select('video_ids')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    expect(first?.video_ids).toHaveLength(3);
    await member.call(watch.contentAccess, {
      videoId: first?.video_ids[0] ?? 0,
      event: 'PAUSE',
      lastSec: 60,
      eventTime: new Date(app.now()).toISOString(),
      sessionId: 'player-of-a-test',
    });
    app.advance(9 * HOUR);
    await app.runWaiting();
    expect(await bodies(browser)).toEqual(['2 new episodes']);
  });
});

describe('a push service', () => {
  test.each([
    ['with too many messages is asked again when it says', 'rejects', 1, 'winter-camp'],
    ['that is down is asked again after a minute', 'down', 60, 'house-of-stars'],
  ])('%s', async (_what, fault, pause, series) => {
    const { browser } = await waitingFor(series);
    await app.fault(fault);
    await app.publish({ [series]: 1 });
    const waiting = await app.waiting();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]).toBeGreaterThan(pause - 2);
    expect(waiting[0]).toBeLessThanOrEqual(pause);
    await app.fault('none');
    for (const _ of [1, 2]) await app.runWaiting();
    expect(await bodies(browser)).toHaveLength(1);
    expect((await deliveryTo(browser))?.sent_at).toBeInstanceOf(Date);
    expect(await app.waiting()).toEqual([]);
  });

  test('is not asked for news of yesterday', async () => {
    const { browser } = await waitingFor('thirty-nights');
    await app.fault('down');
    await app.publish({ 'thirty-nights': 1 });
    await app.fault('none');
    app.advance(25 * HOUR);
    await app.runWaiting();
    expect([await bodies(browser), await app.waiting()]).toEqual([[], []]);
  });

  test('that no longer knows a browser removes it, and no other', async () => {
    const { member, browser } = await waitingFor('our-oven');
    const other = await app.subscribed(member);
    await app.leave(browser);
    await app.publish({ 'our-oven': 1 });
    expect([await isKnown(browser), await isKnown(other)]).toEqual([false, true]);
    expect(await bodies(other)).toHaveLength(1);
  });

  test('gets nothing again from a delivery that was started and not recorded', async () => {
    const { browser } = await waitingFor('the-vizier', NIGHT);
    await app.publish({ 'the-vizier': 1 });
    const [notice] = await app.db
      .selectFrom('push_notice')
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .execute();
    const [subscription] = (await app.subscribers()).filter(
      ({ endpoint }) => endpoint === browser.endpoint,
    );
    // As a process leaves it that ends between the request and its record.
    await app.db
      .insertInto('push_delivery')
      .values({
        notice_id: notice?.id ?? '',
        subscription_id: subscription?.id ?? '',
        started_at: new Date(app.now()),
      })
      .execute();
    app.advance(9 * HOUR);
    await app.runWaiting();
    expect(await bodies(browser)).toEqual([]);
  });

  test('gets one message when two workers have the same delivery', async () => {
    const { browser } = await waitingFor('her-letters', NIGHT);
    await app.publish({ 'her-letters': 1 });
    const { rows } = await app.database.pool.query<{ data: object }>(
      `select data from queue.job where name = $1 and state = 'created'`,
      [sendPush.name],
    );
    app.advance(9 * HOUR);
    for (const { data } of rows)
      for (let copy = 0; copy < 4; copy += 1)
        await app.queue.enqueue(app.db, sendPush, sendPush.payload.parse(data));
    await app.runWaiting();
    expect(await bodies(browser)).toHaveLength(1);
  });
});

describe('nothing is sent', () => {
  test('to a session that has ended', async () => {
    const { member, browser } = await waitingFor('sea-falcons', NIGHT);
    await app.publish({ 'sea-falcons': 1 });
    expect((await app.waiting()).length).toBeGreaterThan(0);
    await member.call(auth.logout, {});
    await app.settled();
    expect(await isKnown(browser)).toBe(false);
    app.advance(9 * HOUR);
    await app.runWaiting();
    expect(await bodies(browser)).toEqual([]);
  });

  test('to an account whose data are set aside', async () => {
    const { browser } = await waitingFor('forty-wells', NIGHT);
    const [subscription] = await app.subscribers();
    await app.publish({ 'forty-wells': 1 });
    expect(await app.waiting()).toHaveLength(1);
    await putAside(app, subscription?.user_id ?? '');
    app.advance(9 * HOUR);
    await app.runWaiting();
    expect([await bodies(browser), await isKnown(browser)]).toEqual([[], true]);
    await usedAgain(app);
  });

  test('while the device is used in another profile', async () => {
    const family = await app.member('family');
    const browser = await app.subscribed(family);
    await app.watched(family, 'valley-of-balloons');
    const { data: profiles } = await family.call(auth.profileList, {});
    const { data: other } = await family.call(auth.profileAdd, {
      profileName: 'Zeynep',
      avatarId: profiles[0]?.avatarId ?? '',
      langCode: 'en',
    });
    const selected = await family.call(auth.profileSelect, { id: other.id });
    expect(selected.status).toBe(200);
    await app.publish({ 'valley-of-balloons': 1 });
    const [subscription] = await app.subscribers();
    const notices = app.db.selectFrom('push_notice').selectAll();
    const own = notices.where('profile_id', '=', subscription?.profile_id ?? 0);
    expect(await own.execute()).toMatchObject([{ started_at: null }]);
    expect(await bodies(browser)).toEqual([]);
    expect(await isKnown(browser)).toBe(true);
  });
});

test('notices are retained for a month, and what was notified for a year', async () => {
  const counts = async () =>
    Promise.all(
      (['push_notice', 'push_delivery', 'notified_episode'] as const).map(
        async (table) => (await app.db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  await waitingFor('ferry-seven-forty');
  await app.publish({ 'ferry-seven-forty': 1 });
  const before = await counts();
  expect(before.every((count) => count > 0)).toBe(true);
  app.advance(31 * 24 * HOUR);
  await runJob(app, tidyPush);
  expect(await counts()).toEqual([0, 0, before[2]]);
  app.advance(366 * 24 * HOUR);
  await runJob(app, tidyPush);
  expect(await counts()).toEqual([0, 0, 0]);
});
