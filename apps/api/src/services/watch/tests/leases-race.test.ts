import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openPool } from '../../../platform/database/pool.ts';
import { silentLog } from '../../../platform/log.ts';
import { openTestDatabase, PATIENT } from '../../../platform/testing.ts';
import { repeat } from '../../../testing/rounds.ts';
import { createLeases, type Leases } from '../flows/leases.ts';
import type { Claim } from '../rules/leases.ts';
import { storeBeats } from '../store/beats.ts';
import type { WatchTables } from '../store/tables.generated.ts';

const STARTS = 100;

let database: Database;
let pools: pg.Pool[];
interface Node extends Leases {
  /** Renews the lease of a running player, which claims another one if it has lost that. */
  renew: (claim: Claim) => Promise<unknown>;
}
let nodes: Node[];
const ended = new Set<string>();
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  // Two processes share only the database.
  pools = [0, 1].map(() => openPool({ url: database.url, log: silentLog, limits: PATIENT }));
  nodes = pools.map((pool) => {
    const db = schemaOf<WatchTables>({ ...database, pool }, 'watch');
    const leases = createLeases({
      db,
      now: Date.now,
      ended: async (ids) => ids.forEach((id) => ended.add(id)),
    });
    const renew = async (claim: Claim) => {
      const [renewed] = await storeBeats(db, [{ claim, progress: null, viewing: null }]);
      return renewed ?? leases.claim(claim);
    };
    return { ...leases, renew };
  });
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.close();
});
beforeEach(() => database.pool.query('delete from watch.stream_lease'));

const claimOf = (subscriberId: string, patch: Partial<Claim> = {}): Claim => ({
  subscriberId,
  accountId: subscriberId,
  profileId: 1,
  sessionId: randomUUID(),
  player: randomUUID(),
  videoId: 1,
  channelId: null,
  limit: 2,
  isStart: true,
  at: Date.now(),
  takeOver: null,
  ...patch,
});
const atOnce = <T>(count: number, one: (node: Node, index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(nodes[index % 2] as Node, index)));
const leases = async (subscriberId: string): Promise<string[]> =>
  (
    await database.pool.query<{ lease_id: string }>(
      'select lease_id from watch.stream_lease where subscriber_id = $1',
      [subscriberId],
    )
  ).rows.map(({ lease_id }) => lease_id);

test('T-E03 a hundred parallel starts on two nodes under a limit of two: always two leases', async (context) => {
  await repeat(context, { usual: 6, long: 200 }, async (round) => {
    const subscriber = randomUUID();
    const outcomes = await atOnce(STARTS, (node) => node.claim(claimOf(subscriber)));
    expect(
      outcomes.filter(({ kind }) => kind === 'held'),
      `round ${round}`,
    ).toHaveLength(2);
    expect(await leases(subscriber), `round ${round}`).toHaveLength(2);
  });
});

test('T-E03 concurrent starts, reports, take-overs, ends and expiry never exceed the limit of two', async (context) => {
  const subscriber = randomUUID();
  const players = Array.from({ length: 8 }, () => claimOf(subscriber));
  await repeat(context, { usual: 4, long: 40 }, async (round) => {
    const known = await leases(subscriber);
    await atOnce(30, async (node, index) => {
      const player = players[(index * 7 + round) % players.length] as Claim;
      if (index % 5 === 0) await node.renew({ ...player, isStart: false });
      else if (index % 7 === 0) await node.leave(player);
      else if (index % 11 === 0)
        await database.pool.query(
          'update watch.stream_lease set expires_at = clock_timestamp() where slot = 1',
        );
      else await node.claim({ ...player, takeOver: known[index % 2] ?? null });
    });
    const now = await leases(subscriber);
    expect(now.length, `round ${round}`).toBeLessThanOrEqual(2);
    expect(now.filter((lease) => ended.has(lease))).toEqual([]);
    // Every lease that is gone was reported as ended, so its address ends too.
    expect(known.filter((lease) => !now.includes(lease) && !ended.has(lease))).toEqual([]);
  });
});
