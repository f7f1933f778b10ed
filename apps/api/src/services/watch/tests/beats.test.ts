import { auth, content, watch } from '@kandil/contract';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { memoryState } from '../../../platform/state/index.ts';
import { openProductApp, type ProductApp } from '../../../testing/product-app.ts';
import { openSecondNode, type SecondNode } from '../../../testing/second-node.ts';
import type { Visitor } from '../../../testing/visitor.ts';

// Reports of running players: decided from memory, stored in batches, on two nodes.

const VIDEOS = ['son-kale-s1e2', 'son-kale-s1e3', 'keeper-of-cordoba-s1e2'];
const state = memoryState();

let product: ProductApp;
let second: SecondNode;
/** A node that no message reaches. */
let deaf: SecondNode;
let paid: number[];
let free: number;
beforeAll(async () => {
  product = await openProductApp({ state });
  second = await openSecondNode(product, state);
  deaf = await openSecondNode(product, memoryState());
  const guest = product.visitor();
  const idOf = async (videoCode: string) =>
    (await guest.call(content.videoByCode, { videoCode })).data.id;
  paid = await Promise.all(VIDEOS.map(idOf));
  free = await idOf('keeper-of-cordoba-s1e1');
});
afterAll(async () => {
  await Promise.all([second.close(), deaf.close()]);
  await product.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await product.database.pool.query(text, values)).rows;

interface Options {
  videoId?: number | undefined;
  lastSec?: number;
  player?: string;
  eventTime?: string;
}

function report(
  visitor: Visitor,
  event: watch.WatchEvent,
  { videoId = paid[0], lastSec = 60, player = 'player-of-a-beat', ...options }: Options = {},
) {
  return visitor.call(watch.contentAccess, {
    videoId: videoId ?? 0,
    event,
    lastSec,
    sessionId: player,
    eventTime: new Date(product.now()).toISOString(),
    ...options,
  });
}

const sessionOf = async (visitor: Visitor) =>
  (await product.tokens.read(visitor.token ?? ''))?.sessionId ?? '';
const codeOf = ({ meta, data }: Awaited<ReturnType<typeof report>>) =>
  meta?.['code'] ?? data.access;
const positions = async (): Promise<number[]> =>
  (await query('select last_sec from watch.progress order by last_sec')).map(
    ({ last_sec }) => last_sec,
  );

describe('a session that has ended', () => {
  let own: Visitor;
  /** Plays something paid and something free, and every node has it in memory. */
  async function playing(deviceId: string) {
    await query('delete from watch.stream_lease');
    own = await product.member('family', { deviceId });
    const elsewhere = [second, deaf].map((node) => node.moved(own));
    expect(codeOf(await report(own, 'START'))).toBe('ALLOWED');
    for (const visitor of [own, ...elsewhere])
      for (const videoId of [paid[0], free])
        expect(codeOf(await report(visitor, 'HEARTBEAT', { videoId }))).toBe('ALLOWED');
    return elsewhere as [Visitor, Visitor];
  }
  const ended = async () => {
    const id = await sessionOf(own);
    await own.call(auth.logout, {});
    await vi.waitFor(() => expect(second.ended.has(id)).toBe(true), {
      timeout: 10_000,
      interval: 5,
    });
  };

  test('is refused at the next report on every node that the published end reaches', async () => {
    const [there] = await playing('first');
    await ended();
    await query('delete from watch.progress');
    for (const visitor of [own, there])
      for (const videoId of [free, paid[0]])
        expect(codeOf(await report(visitor, 'HEARTBEAT', { videoId }))).toBe('SESSION_ENDED');
    expect(await positions()).toEqual([]);
    expect(await query('select from watch.stream_lease')).toEqual([]);
  });

  test('is refused after 45 seconds at most where the message was lost', async () => {
    const [, away] = await playing('second');
    const others = await playing('third');
    await query(`update auth.sessions set ended_at = now(), end_reason = 'LOGOUT' where id = $1`, [
      await sessionOf(own),
    ]);
    expect(away.token).not.toBe(own.token);
    product.advance(30_000);
    for (const visitor of [own, ...others])
      expect(codeOf(await report(visitor, 'HEARTBEAT'))).toBe('ALLOWED');
    product.advance(15_000);
    for (const visitor of [own, ...others])
      for (const videoId of [free, paid[0]])
        expect(codeOf(await report(visitor, 'HEARTBEAT', { videoId }))).toBe('SESSION_ENDED');
    expect(await query('select from watch.stream_lease')).toEqual([]);
  });

  test('is refused at once where the message was lost but its lease is gone', async () => {
    const [, away] = await playing('fourth');
    await ended();
    expect(deaf.ended.has(await sessionOf(own))).toBe(false);
    expect(codeOf(await report(away, 'HEARTBEAT'))).toBe('SESSION_ENDED');
    expect(await query('select from watch.stream_lease')).toEqual([]);
  });
});

describe('a batch', () => {
  let member: Visitor;
  let there: Visitor;
  const PLAYERS = ['player-one', 'player-two'];
  /** Two players of a plan for two, and something free, which is enough for batches of three. */
  const three = (seconds: readonly [number, number, number]) => [
    { videoId: paid[0], player: 'player-one', lastSec: seconds[0] },
    { videoId: paid[1], player: 'player-two', lastSec: seconds[1] },
    { videoId: free, player: 'player-three', lastSec: seconds[2] },
  ];

  async function begin() {
    await query('delete from watch.stream_lease');
    await query('delete from watch.progress');
    member = await product.member('member');
    there = second.moved(member);
    for (const [index, player] of PLAYERS.entries())
      await report(there, 'START', { videoId: paid[index], player });
    for (const beat of three([10, 20, 30]))
      expect(codeOf(await report(there, 'HEARTBEAT', beat))).toBe('ALLOWED');
    product.advance(1000);
  }

  /** Holds the position of what is free while `work` runs: a batch with it waits. */
  async function held(work: () => Promise<void>): Promise<void> {
    const client = await product.database.pool.connect();
    try {
      await client.query('begin; set local idle_in_transaction_session_timeout = 0');
      await client.query('select from watch.progress where video_id = $1 for update', [free]);
      await work();
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  /** The process of the database in which a batch waits; another one than `before`. */
  const waiting = (before = 0): Promise<number> =>
    vi.waitFor(
      async () => {
        const rows = await query(
          `select pid from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and pid <> $1`,
          [before],
        );
        expect(rows).toHaveLength(1);
        return rows[0].pid;
      },
      { timeout: 10_000, interval: 5 },
    );

  /** Sends reports that are decided from memory, and wait for the batch before them. */
  async function behind(beats: readonly Options[]): Promise<ReturnType<typeof report>[]> {
    const sent = beats.map((beat) => report(there, 'HEARTBEAT', beat));
    for (let turns = 0; turns < 50; turns += 1) await turn();
    return sent;
  }

  const blocked = () =>
    report(there, 'HEARTBEAT', { videoId: free, player: 'player-x', lastSec: 31 });

  test('that fails refuses all its reports with a retryable error, and stores nothing twice', async () => {
    await begin();
    const retried = three([11, 21, 41]);
    await held(async () => {
      const first = blocked();
      const pid = await waiting();
      const reports = await behind(retried);
      await query('select pg_terminate_backend($1)', [pid]);
      expect((await first).status).toBe(503);
      await query('select pg_terminate_backend($1)', [await waiting(pid)]);
      for (const { status, meta, headers } of await Promise.all(reports)) {
        expect([status, meta?.['code']]).toEqual([503, 'UNAVAILABLE']);
        expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      }
    });
    expect(await positions()).toEqual([10, 20, 30]);
    const again = [...retried, ...retried].map((beat) => report(there, 'HEARTBEAT', beat));
    expect((await Promise.all(again)).map(codeOf)).toEqual(again.map(() => 'ALLOWED'));
    expect(await positions()).toEqual([11, 21, 41]);
    expect(await query('select from watch.stream_lease')).toHaveLength(2);
  });

  test('with a row that cannot be stored fails only its report', async () => {
    await begin();
    await query('alter table watch.progress add constraint poison check (last_sec <> 77)');
    let reports: ReturnType<typeof report>[] = [];
    await held(async () => {
      reports = [blocked()];
      await waiting();
      reports.push(...(await behind(three([12, 77, 42]))));
    });
    expect((await Promise.all(reports)).map(({ status }) => status)).toEqual([200, 200, 500, 200]);
    await query('alter table watch.progress drop constraint poison');
    expect(await positions()).toEqual([12, 20, 42]);
    expect(codeOf(await report(there, 'HEARTBEAT', three([12, 22, 42])[1]))).toBe('ALLOWED');
  });

  test('keeps the newest report of a video, in the order of the client', async () => {
    await begin();
    const at = (offset: number) => new Date(product.now() - 500 + offset).toISOString();
    let reports: ReturnType<typeof report>[] = [];
    await held(async () => {
      reports = [blocked()];
      await waiting();
      const orders = [2, 3, 1, 3];
      reports.push(
        ...(await behind(
          orders.map((order) => ({
            player: 'player-one',
            lastSec: 100 + order,
            eventTime: at(order),
          })),
        )),
      );
    });
    expect((await Promise.all(reports)).map(codeOf)).toEqual(reports.map(() => 'ALLOWED'));
    expect(await positions()).toEqual([20, 31, 103]);
  });

  test('is one round trip, and no viewer is looked up while all of them are fresh', async () => {
    await begin();
    const counts = { stored: 0, looked: 0 };
    const stored = () => (counts.stored += 1);
    const looked = () => (counts.looked += 1);
    let reports: ReturnType<typeof report>[] = [];
    await held(async () => {
      reports = [blocked()];
      await waiting();
      second.pool.on('acquire', stored);
      product.database.pool.on('acquire', looked);
      const twenty = Array.from({ length: 20 }, () => three([13, 23, 43])).flat();
      reports.push(...(await behind(twenty)));
    });
    await Promise.all(reports);
    second.pool.off('acquire', stored);
    product.database.pool.off('acquire', looked);
    expect(counts.looked).toBe(0);
    expect(counts.stored).toBe(1);
  });
});

test('viewers that are due are looked up together', async () => {
  await query('delete from watch.stream_lease');
  // One after the other: logins at once count as attempts until they succeed, and the sixth would have to wait.
  const visitors: Visitor[] = [];
  for (let index = 0; index < 6; index += 1)
    visitors.push(second.moved(await product.member('canceled', { deviceId: `due-${index}` })));
  const all = () =>
    Promise.all(visitors.map((visitor) => report(visitor, 'HEARTBEAT', { videoId: free })));
  await all();
  product.advance(45_000);
  let looked = 0;
  const count = () => (looked += 1);
  product.database.pool.on('acquire', count);
  expect((await all()).map(codeOf)).toEqual(visitors.map(() => 'ALLOWED'));
  product.database.pool.off('acquire', count);
  // One by one they would be twelve; the first one may come alone.
  expect(looked).toBeLessThanOrEqual(5);
});
