import { mkdtemp, readdir, cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/index.ts';
import { migrate } from '../../../platform/database/migrations/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { openTestDatabase } from '../../../platform/testing.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const PAYING = 'd3a00000-0000-4000-8000-00000000000a';
const LATE = 'd3a00000-0000-4000-8000-00000000000b';
const GONE = 'd3a00000-0000-4000-8000-00000000000c';
/** Canceled, and the paid period lasts. */
const STAYS = 'd3a00000-0000-4000-8000-00000000000d';

let database: Database;
let folder: string;
beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'kandil-purchase-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const rows = async (text: string, ...values: unknown[]) =>
  (await database.pool.query(text, values)).rows as Record<string, unknown>[];

/** The schema as it was before `0003-money.sql`. */
async function openOld(): Promise<void> {
  for (const name of (await readdir(MIGRATIONS)).sort().slice(0, 2))
    await cp(join(MIGRATIONS, name), join(folder, name));
  await migrate(database, [{ schema: 'purchase', folder }], silentLog);
}

async function subscribe(userId: string, status: string, days: number): Promise<void> {
  await rows(
    `insert into purchase.subscription values ($1::uuid, 'code-' || $1, 'SOLO', 'YEARLY', $2, 'PAYPAL', 'solo-yearly',
       'I-' || $1, now() + make_interval(days => $3), '2025-01-01T00:00:00Z')`,
    userId,
    status,
    days,
  );
}

async function receive(
  userId: string | null,
  issuedAt: string,
  amount: number,
  status = 'PAID',
): Promise<void> {
  await rows(
    `insert into purchase.receipt values (gen_random_uuid(), $1, $2, 'SOLO', 'YEARLY', 'PAYPAL', $3::int, 'EUR',
       case $4 when 'PAID' then ceil($3::int * 0.025) else 0 end, $4)`,
    userId,
    issuedAt,
    amount,
    status,
  );
}

test('the books of an old database move to the new tables, and nothing is lost', async () => {
  await openOld();
  await subscribe(PAYING, 'ACTIVE', 200);
  await subscribe(LATE, 'SUSPENDED', -4);
  await subscribe(STAYS, 'CANCELED', 26);
  await subscribe(GONE, 'CANCELED', -300);
  await receive(PAYING, '2025-01-01T00:00:00Z', 3999);
  await receive(PAYING, '2026-01-01T00:00:00Z', 4999);
  await receive(LATE, '2025-06-01T00:00:00Z', 3999);
  await receive(LATE, '2026-06-01T00:00:00Z', 3999, 'FAILED');
  await receive(GONE, '2025-03-01T00:00:00Z', 3999, 'REFUNDED');
  await receive(null, '2025-02-01T00:00:00Z', 1234);
  const before = await rows(
    `select id, user_id, issued_at, amount, currency, giving_share, status from purchase.receipt
     where status <> 'FAILED' order by issued_at`,
  );
  const ends = await rows('select user_id, expires_at from purchase.subscription order by user_id');

  const all = { schema: 'purchase', folder: MIGRATIONS };
  expect(await migrate(database, [all], silentLog)).toBeGreaterThan(0);
  expect(await migrate(database, [all], silentLog)).toBe(0);

  const after = await rows('select * from purchase.receipt order by number');
  expect(after).toMatchObject(before);
  expect(after.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(after.map(({ refunded }) => refunded)).toEqual([0, 0, 3999, 0, 0]);
  expect(await rows('select last from purchase.receipt_counter')).toEqual([{ last: 5 }]);
  expect(
    await rows(`select sum(amount)::int as amount, count(*)::int from purchase.giving_entry`),
  ).toEqual([{ amount: 100 + 125 + 100 + 31, count: 5 }]);

  expect(
    await rows('select user_id, expires_at from purchase.subscription order by user_id'),
  ).toEqual(ends);
  const receipts = await rows(
    `select user_id, status, amount, currency, gateway_subs_id, starts_at, suspended_at is not null as suspended,
       canceled_at is not null and canceled_at <= now() as canceled
     from purchase.subscription order by user_id`,
  );
  const starts_at = new Date('2025-01-01T00:00:00Z');
  const subscription = (user_id: string, status: string, amount: number, currency = 'EUR') => ({
    user_id,
    status,
    amount,
    currency,
    gateway_subs_id: `I-${user_id}`,
    starts_at,
    suspended: status === 'SUSPENDED',
    canceled: status === 'CANCELED',
  });
  // The agreed price is what was paid last; without a payment nothing is known of it.
  expect(receipts).toEqual([
    subscription(PAYING, 'ACTIVE', 4999),
    subscription(LATE, 'SUSPENDED', 3999),
    subscription(GONE, 'CANCELED', 3999),
    subscription(STAYS, 'CANCELED', 0, 'USD'),
  ]);
  const linked = await rows(
    `select r.amount from purchase.receipt r join purchase.subscription s on s.id = r.subscription_id
     where s.user_id = r.user_id order by r.number`,
  );
  expect(linked).toHaveLength(4);
});
