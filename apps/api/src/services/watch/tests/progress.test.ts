import { fc } from '@fast-check/vitest';
import { auth, content, watch } from '@kandil/contract';
import { progressOf } from '@kandil/contract/internal';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { FIRST_SECONDS, positionOf, type ProgressReport } from '../rules/progress.ts';
import { writeProgress } from '../store/progress.ts';
import type { WatchTables } from '../store/tables.generated.ts';

describe('reports of many devices in any order', () => {
  const NOW = Date.UTC(2026, 10, 20, 12);
  const DURATION = 600;
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase({ from: 'migrated' });
  });
  afterAll(() => database.close());

  const event = fc.record<ProgressReport>({
    event: fc.constantFrom(...watch.LATE_EVENTS),
    lastSec: fc.oneof(
      fc.integer({ min: 0, max: 10 }),
      fc.double({ min: 0, max: 700, noNaN: true }),
    ),
    // Clocks from two days behind to three hours ahead; few distinct times, so that some are equal.
    eventTime: fc
      .integer({ min: -2 * 24 * 60, max: 3 * 60 })
      .map((minutes) => NOW + minutes * 60_000),
  });

  /** The model: the newest report past the first seconds wins, else the newest. */
  function model(events: readonly ProgressReport[]) {
    const seen = events.map(({ event: kind, lastSec, eventTime }) => {
      const position = Math.min(Math.floor(lastSec), DURATION);
      return {
        position,
        finished: kind === 'END' || position >= 570,
        time: Math.min(eventTime, NOW),
      };
    });
    const later = seen.filter(({ position, finished }) => finished || position >= FIRST_SECONDS);
    const counted = later.length > 0 ? later : seen;
    const newest = Math.max(...counted.map(({ time }) => time));
    const latest = counted.filter(({ time }) => time === newest);
    const furthest = Math.max(...latest.map(({ position }) => position));
    const finished = latest.some((each) => each.position === furthest && each.finished);
    return { last_sec: furthest, finished, event_time: new Date(newest) };
  }

  test('the row equals the newest event (100 runs of up to 60 reports)', async () => {
    const db = schemaOf<WatchTables>(database, 'watch');
    let profileId = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 60 }), async (events) => {
        profileId += 1;
        const where = { profileId, videoId: 1, duration: DURATION };
        // Concurrently: ten connections write in any order.
        await Promise.all(
          events.map((each) =>
            writeProgress(db, [{ ...where, ...positionOf(each, DURATION, NOW) }]),
          ),
        );
        const row = await db
          .selectFrom('progress')
          .select(['last_sec', 'finished', 'event_time'])
          .where('profile_id', '=', profileId)
          .executeTakeFirstOrThrow();
        expect(row).toEqual(model(events));
      }),
      { numRuns: 100 },
    );
  }, 60_000);
});

describe('over HTTP', () => {
  let product: ProductApp;
  let guest: Visitor;
  let member: Visitor;
  beforeAll(async () => {
    product = await openProductApp();
    guest = product.visitor();
    member = await product.member('member');
  });
  afterAll(() => product.close());

  const video = async (videoCode: string) =>
    (await guest.call(content.videoByCode, { videoCode })).data;
  const report = async (
    visitor: Visitor,
    videoId: number,
    event: ProgressReport['event'],
    lastSec: number,
    secondsAgo = 0,
  ) => {
    const eventTime = new Date(product.now() - secondsAgo * 1000).toISOString();
    return (
      await visitor.call(watch.contentAccess, {
        videoId,
        event,
        lastSec,
        duration: 86_400,
        eventTime,
        sessionId: 'player-of-a-test',
      })
    ).data;
  };
  const known = async (visitor: Visitor, videoId: number) =>
    (await visitor.call(content.videoFindById, { videoId })).data.lastSec;

  test('START resumes at the last position, or at 0 after the end', async () => {
    const { id, duration } = await video('keeper-of-cordoba-s1e2');
    expect((await report(member, id, 'START', 0)).playback?.startAt).toBe(0);
    await report(member, id, 'PAUSE', 75.9, 60);
    expect((await report(member, id, 'START', 0)).playback?.startAt).toBe(75);
    await report(member, id, 'HEARTBEAT', Math.ceil(duration * 0.95), 30);
    expect((await report(member, id, 'START', 0)).playback?.startAt).toBe(0);
  });

  test('T-E10 an older report, one from the future, or one of the first seconds does not replace the position', async () => {
    const { id } = await video('keeper-of-cordoba-s1e3');
    await report(member, id, 'PAUSE', 120, 60);
    await report(member, id, 'PAUSE', 60, 3600);
    expect(await known(member, id)).toBe(120);
    await report(member, id, 'HEARTBEAT', 2);
    expect(await known(member, id)).toBe(120);
    await report(member, id, 'PAUSE', 130, -7200); // two hours ahead: counts as now
    expect(await known(member, id)).toBe(130);
    product.advance(5000);
    await report(member, id, 'PAUSE', 90);
    expect(await known(member, id)).toBe(90);
  });

  test('a position beyond the end is the end', async () => {
    const { id, duration } = await video('keeper-of-cordoba-s1e5');
    await report(member, id, 'PAUSE', duration + 500);
    expect(await known(member, id)).toBe(duration);
  });

  test('each profile of an account has its own progress', async () => {
    const { id } = await video('moonlight-friends-s1e2');
    const parent = await product.member('family');
    const child = await product.member('family', { kids: true });
    await report(parent, id, 'PAUSE', 100);
    await report(child, id, 'PAUSE', 50);
    expect([await known(parent, id), await known(child, id)]).toEqual([100, 50]);
  });

  test('nothing is stored for guests or for viewers who may not watch', async () => {
    const free = await video('keeper-of-cordoba-s1e1');
    expect((await report(guest, free.id, 'PAUSE', 100)).access).toBe('ALLOWED');
    const poor = await product.member('free');
    const paid = await video('keeper-of-cordoba-s1e2');
    expect((await report(poor, paid.id, 'PAUSE', 100)).access).toBe('PACKAGES');
    expect(await known(poor, paid.id)).toBeUndefined();
    const { rows } = await product.database.pool.query(
      'select distinct profile_id from watch.progress where video_id = $1',
      [free.id],
    );
    expect(rows).toEqual([]);
  });

  test('other services get it newest first, only videos that were begun', async () => {
    const watcher = await product.member('canceled');
    const [first, second, third] = [
      await video('sea-falcons-s1e1'),
      await video('sea-falcons-s1e2'),
      await video('sea-falcons-s1e3'),
    ];
    await report(watcher, second.id, 'PAUSE', 40, 20);
    await report(watcher, first.id, 'PAUSE', 30, 30);
    await report(watcher, third.id, 'PAUSE', 3, 10);
    const profileId = await ownProfile(watcher);
    const rows = await product.internal(progressOf, { profileId });
    expect(rows.map(({ videoId, lastSec, finished }) => [videoId, lastSec, finished])).toEqual([
      [second.id, 40, false],
      [first.id, 30, false],
    ]);
    expect(
      await product.internal(progressOf, { profileId, videoIds: [first.id, third.id] }),
    ).toHaveLength(1);
    expect(await product.internal(progressOf, { profileId, limit: 1 })).toHaveLength(1);
  });

  async function ownProfile(visitor: Visitor): Promise<number> {
    const { data } = await visitor.call(auth.profileList, {});
    return data[0]?.id ?? 0;
  }
});
