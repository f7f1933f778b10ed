import { auth, content, watch } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { counts } from '../../../platform/metrics/registry.ts';
import { memoryState } from '../../../platform/state/index.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { openSecondNode, type SecondNode } from '../../../testing/second-node.ts';
import type { Visitor } from '../../../testing/visitor.ts';

const state = memoryState();
let product: ProductApp;
let second: SecondNode;
let guest: Visitor;
let free: number;
let paid: number;
beforeAll(async () => {
  product = await openProductApp({ state });
  second = await openSecondNode(product, state);
  guest = product.visitor();
  const idOf = async (videoCode: string) =>
    (await guest.call(content.videoByCode, { videoCode })).data.id;
  free = await idOf('keeper-of-cordoba-s1e1');
  paid = await idOf('keeper-of-cordoba-s1e2');
});
afterAll(async () => {
  await second.close();
  await product.close();
});
beforeEach(() => query('truncate watch.viewing'));

const query = async (text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows;

const NOTHING: Omit<watch.ViewingQuality, 'viewing'> = {
  elapsedMs: 0,
  firstFrameMs: null,
  playedMs: 0,
  stalls: 0,
  stallMs: 0,
  switches: 0,
  height: null,
  errors: 0,
};
type Numbers = Partial<watch.ViewingQuality>;

/** A player that reports; its viewing is another one each time. */
function player(visitor: Visitor, videoId: number) {
  const [viewing, sessionId] = [randomUUID(), randomUUID()];
  const report = (event: watch.WatchEvent, numbers: Numbers | null, lastSec = 0) =>
    visitor.call(watch.contentAccess, {
      videoId,
      event,
      lastSec,
      sessionId,
      eventTime: new Date(product.now()).toISOString(),
      ...(numbers && { quality: { viewing, ...NOTHING, ...numbers } }),
    });
  return { viewing, report };
}
const stored = async (viewing: string) =>
  (await query('select * from watch.viewing where id = $1', [viewing]))[0];
/** Numbers are stored after the answer. */
const expectStored = (viewing: string, columns: object = {}) =>
  vi.waitFor(async () => expect(await stored(viewing)).toMatchObject({ id: viewing, ...columns }), {
    timeout: 10_000,
    interval: 10,
  });

async function metric(name: string, labels: Record<string, string>): Promise<number> {
  const { values = [] } = (await counts.getSingleMetric(name)?.get()) ?? {};
  const found = values.find((each) =>
    Object.entries(labels).every(([key, value]) => each.labels[key] === value),
  );
  return found?.value ?? Number.NaN;
}
const video = { kind: 'video' };
const totals = async () => ({
  begun: await metric('kandil_viewings_total', { ...video, outcome: 'begun' }),
  picture: await metric('kandil_viewings_total', { ...video, outcome: 'picture' }),
  failed: await metric('kandil_viewings_total', { ...video, outcome: 'failed' }),
  played: await metric('kandil_played_seconds_total', video),
  stalled: await metric('kandil_stall_seconds_total', video),
  stalls: await metric('kandil_stalls_total', video),
  errors: await metric('kandil_player_errors_total', video),
});
/** Waits until the metrics have grown by `expected`, and by nothing else, since `before`. */
const expectGrown = (before: Awaited<ReturnType<typeof totals>>, expected: object) =>
  vi.waitFor(
    async () => {
      const after = await totals();
      const keys = Object.keys(after) as (keyof typeof after)[];
      const grown = keys.map(
        (key) => [key, Math.round((after[key] - before[key]) * 1000) / 1000] as const,
      );
      expect(Object.fromEntries(grown.filter(([, by]) => by !== 0))).toEqual(expected);
    },
    { timeout: 10_000, interval: 10 },
  );

const RUNNING: Numbers = {
  elapsedMs: 60_000,
  firstFrameMs: 800,
  playedMs: 55_000,
  stalls: 2,
  stallMs: 1500,
  switches: 1,
  height: 720,
};

describe('a viewing', () => {
  test('of a guest counts as that of a member, and each number once', async () => {
    const member = await product.member('member');
    const before = await totals();
    for (const [visitor, videoId] of [
      [guest, free],
      [member, paid],
    ] as const) {
      const { viewing, report } = player(visitor, videoId);
      expect((await report('START', {})).data.access).toBe('ALLOWED');
      await expectStored(viewing, { kind: 'video', title_id: videoId, elapsed_ms: 0 });
      await report('HEARTBEAT', RUNNING, 60);
      await expectStored(viewing, { played_ms: 55_000, first_frame_ms: 800, stall_ms: 1500 });
    }
    await expectGrown(before, { begun: 2, picture: 2, played: 110, stalled: 3, stalls: 4 });
  });

  test('keeps its newest numbers: a report that is late, doubled or lost changes nothing', async () => {
    const { viewing, report } = player(guest, free);
    const before = await totals();
    await report('START', {});
    await expectStored(viewing, { elapsed_ms: 0 });
    // That of the first minute is lost.
    const newest = { ...RUNNING, elapsedMs: 120_000, playedMs: 110_000 };
    await report('PAUSE', newest, 120);
    await expectStored(viewing, { elapsed_ms: 120_000 });
    await report('PAUSE', newest, 120);
    await report('HEARTBEAT', RUNNING, 60);
    // A last one shows that the others have been read.
    await report('END', { ...newest, elapsedMs: 120_001, errors: 1 }, 130);
    await expectStored(viewing, { errors: 1, played_ms: 110_000, percent: 100 });
    const once = { begun: 1, picture: 1, played: 110, stalled: 1.5, stalls: 2, errors: 1 };
    await expectGrown(before, once);
  });

  test('goes on at another node, and its numbers never fall', async () => {
    const { viewing, report } = player(guest, free);
    await report('START', {});
    await expectStored(viewing);
    await report('HEARTBEAT', RUNNING, 60);
    await expectStored(viewing, { elapsed_ms: 60_000 });
    const there = second.moved(guest);
    await there.call(watch.contentAccess, {
      videoId: free,
      event: 'PAUSE',
      lastSec: 61,
      sessionId: randomUUID(),
      eventTime: new Date(product.now()).toISOString(),
      quality: { viewing, ...NOTHING, elapsedMs: 61_000, errors: 1 },
    });
    await expectStored(viewing, {
      elapsed_ms: 61_000,
      errors: 1,
      first_frame_ms: 800,
      played_ms: 55_000,
      height: 720,
    });
  });

  test('is not longer than it lasts', async () => {
    const { viewing, report } = player(guest, free);
    await report('START', {});
    await expectStored(viewing);
    await report('END', { elapsedMs: 2000, firstFrameMs: 9000, playedMs: 86_400_000, stallMs: 50 });
    await expectStored(viewing, { first_frame_ms: 2000, played_ms: 2000, stall_ms: 0 });
  });

  test('that fails before its first picture, or is left there, counts as what it is', async () => {
    const before = await totals();
    for (const errors of [1, 0]) {
      const { viewing, report } = player(guest, free);
      await report('START', {});
      await expectStored(viewing);
      await report('PAUSE', { elapsedMs: 3000, errors });
      await expectStored(viewing, { elapsed_ms: 3000, errors });
    }
    await expectGrown(before, { begun: 2, failed: 1, errors: 1 });
  });

  test('in two tabs is two', async () => {
    const tabs = [player(guest, free), player(guest, free)];
    for (const { report } of tabs) await report('START', {});
    for (const { viewing } of tabs) await expectStored(viewing, { elapsed_ms: 0 });
  });

  test('of an old client, without numbers, is answered as ever', async () => {
    const { report } = player(guest, free);
    expect((await report('START', null)).data.access).toBe('ALLOWED');
    expect((await report('END', null, 90)).status).toBe(200);
    expect(await query('select from watch.viewing')).toEqual([]);
  });
});

describe('who may not', () => {
  test('a viewer who is refused begins no viewing', async () => {
    const { viewing, report } = player(guest, paid);
    expect((await report('START', {})).data.access).not.toBe('ALLOWED');
    const other = player(guest, free);
    await other.report('START', {});
    await expectStored(other.viewing);
    expect(await stored(viewing)).toBeUndefined();
  });

  test('a report without its START, and the START of a renewed address, begin none', async () => {
    const { viewing, report } = player(guest, free);
    await report('HEARTBEAT', RUNNING, 60);
    await report('START', { ...RUNNING, elapsedMs: 60_000 }, 60);
    const other = player(guest, free);
    await other.report('START', {});
    await expectStored(other.viewing);
    expect(await stored(viewing)).toBeUndefined();
  });

  test('numbers of another title change nothing', async () => {
    const { viewing, report } = player(guest, free);
    await report('START', {});
    await expectStored(viewing);
    const member = await product.member('member');
    const other = player(member, paid);
    await other.report('START', { viewing, ...RUNNING, elapsedMs: 1 });
    await report('PAUSE', { elapsedMs: 5 });
    await expectStored(viewing, { title_id: free, elapsed_ms: 5, played_ms: 0 });
  });

  test.each([
    ['a viewing that is no id', { viewing: 'me@kandil.test' }],
    ['a negative time', { playedMs: -1 }],
    ['a number that is none', { stallMs: Number.NaN }],
    ['no end', { elapsedMs: Infinity }],
    ['more than a day', { elapsedMs: 86_400_001 }],
    ['part of a millisecond', { firstFrameMs: 0.5 }],
    ['a picture of no lines', { height: 0 }],
    ['ten thousand errors and one', { errors: 10_001 }],
    ['a text', { stalls: '1; drop table' as unknown as number }],
  ])('%s is refused', async (_what, numbers) => {
    const { viewing, report } = player(guest, free);
    expect(await report('START', numbers)).toMatchObject({
      status: 400,
      meta: { code: 'INVALID_INPUT' },
    });
    expect(await stored(viewing)).toBeUndefined();
  });
});

describe('no person is in the numbers', () => {
  test('of a member, nothing of whom is stored with them or exported', async () => {
    const member = await product.member('family', { deviceId: 'device-of-numbers' });
    const { viewing, report } = player(member, paid);
    await report('START', {});
    await expectStored(viewing);
    await report('PAUSE', RUNNING, 60);
    await expectStored(viewing, { elapsed_ms: 60_000 });
    const session = await product.tokens.read(member.token ?? '');
    const row = JSON.stringify(await stored(viewing));
    for (const id of [session?.userId, session?.sessionId, 'device-of-numbers'])
      expect(row).not.toContain(id);
    const columns = await query(
      `select distinct column_name as name from information_schema.columns
       where table_schema = 'watch' and table_name like 'viewing%' and data_type in ('uuid', 'text')`,
    );
    // The device is its kind: phone, tablet, computer or television.
    const names = ['device', 'error', 'id', 'kind'];
    expect(new Set(columns.map(({ name }) => name))).toEqual(new Set(names));
    const exported = JSON.stringify((await member.call(auth.dataExport, {})).data);
    expect(exported).toContain('progress');
    expect(exported).not.toContain(viewing);
  });
});
