import { auth } from '@kandil/contract';
import { purchaseExport, purchaseForget, reversed } from '@kandil/contract/internal';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { migrate } from '../../../platform/database/migrations/index.ts';
import { silentLog } from '../../../platform/log.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { jobsEnd } from '../../../testing/jobs.ts';

const app = await buyersOfFile();
type Buyer = Awaited<ReturnType<typeof app.buyer>>;

async function rename({ visitor }: Buyer, fullName: string): Promise<void> {
  expect((await visitor.call(auth.userInfo, { fullName })).status).toBe(200);
}
const namesOf = async (buyer: Buyer) =>
  (await buyer.receipts()).map(({ kind, buyer: name }) => [kind, name]);
const back = ({ chargeId }: { chargeId: string }) => ({
  gatewayCode: 'PAYPAL' as const,
  chargeId,
  kind: 'REFUND' as const,
  refunded: 100,
  at: new Date(app.now()).toISOString(),
});

test('a receipt keeps the name of its payment; its credit note has the same', async () => {
  const buyer = await app.buyer();
  await rename(buyer, 'Leyla Hasan');
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  await jobsEnd(app);
  await rename(buyer, 'Leyla Demir');
  await buyer.renews(bought);
  await jobsEnd(app);
  await app.internal(reversed, back(bought.charge));
  expect(await namesOf(buyer)).toEqual([
    ['CREDIT_NOTE', 'Leyla Hasan'],
    ['RECEIPT', 'Leyla Demir'],
    ['RECEIPT', 'Leyla Hasan'],
  ]);
  const { receipts } = await app.internal(purchaseExport, {
    userId: buyer.userId,
    profileIds: [],
  });
  expect(receipts).toMatchObject([
    { customer: 'Leyla Hasan' },
    { customer: 'Leyla Demir' },
    { customer: 'Leyla Hasan' },
  ]);
});

test('an older receipt, without a stored name, shows the present one', async () => {
  const buyer = await app.buyer();
  await buyer.pays('SOLO', 'MONTHLY');
  await jobsEnd(app);
  await app.database.pool.query(
    'update purchase.receipt set buyer_name = null where user_id = $1',
    [buyer.userId],
  );
  await rename(buyer, 'Amina Yusuf');
  expect(await namesOf(buyer)).toEqual([['RECEIPT', 'Amina Yusuf']]);
});

test('a payment is booked while nobody can tell the name', async () => {
  const buyer = await app.buyer('stranger');
  app.away.add('auth');
  try {
    expect((await buyer.settles('SOLO', 'MONTHLY', {})).answer.outcome).toBe('SETTLED');
  } finally {
    app.away.delete('auth');
  }
});

test('a deleted account leaves the names of its receipts, and the present one where none is stored', async () => {
  const buyer = await app.buyer();
  await rename(buyer, 'Leyla Hasan');
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  await buyer.renews(bought);
  await jobsEnd(app);
  const { pool } = app.database;
  const { rows: stored } = await pool.query<{ id: string }>(
    'select id from purchase.receipt where user_id = $1 order by number',
    [buyer.userId],
  );
  await pool.query('update purchase.receipt set buyer_name = null where id = $1', [stored[1]?.id]);
  const person = { name: 'Leyla Demir', email: buyer.email, country: 'TR' };
  await app.internal(purchaseForget, { userId: buyer.userId, profileIds: [], buyer: person });
  const { rows } = await pool.query(
    'select buyer_name, buyer, user_id from purchase.receipt where id = any($1) order by number',
    [stored.map(({ id }) => id)],
  );
  const { name: _present, ...locked } = person;
  expect(rows).toEqual([
    { buyer_name: 'Leyla Hasan', buyer: locked, user_id: null },
    { buyer_name: 'Leyla Demir', buyer: locked, user_id: null },
  ]);
});

test('the name in the locked copy of an account that was deleted before moves to its place', async () => {
  const all = fileURLToPath(new URL('../migrations', import.meta.url));
  const folder = await mkdtemp(join(tmpdir(), 'kandil-purchase-'));
  const database = await openTestDatabase();
  try {
    for (const name of (await readdir(all)).filter((each) => each < '0010'))
      await cp(join(all, name), join(folder, name));
    await migrate(database, [{ schema: 'purchase', folder }], silentLog);
    const buyers = ['{"name":"Meryem","email":null,"country":"TR"}', 'null', null];
    for (const [at, buyer] of buyers.entries())
      await database.pool.query(
        `insert into purchase.receipt values (gen_random_uuid(), $1, 'RECEIPT', null, null, null, $2, now(), now(),
           'SOLO', 'MONTHLY', now(), now(), 'PAYPAL', $3, 499, 'USD', 499, 0, 0, 'TR', 13, 0, 'PAID', '{}')`,
        [at + 1, buyer, `charge-${at}`],
      );
    await migrate(database, [{ schema: 'purchase', folder: all }], silentLog);
    const { rows } = await database.pool.query(
      'select buyer_name, buyer from purchase.receipt order by number',
    );
    expect(rows).toEqual([
      { buyer_name: 'Meryem', buyer: { email: null, country: 'TR' } },
      { buyer_name: null, buyer: null },
      { buyer_name: null, buyer: null },
    ]);
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
});
