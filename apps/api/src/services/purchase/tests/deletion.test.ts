import { purchase } from '@kandil/contract';
import { purchaseExport, purchaseForget, settle, subscriptionOf } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { buyersOfFile } from '../../../testing/buyers.ts';

const app = await buyersOfFile();

const person = { name: 'Meryem Aksoy', email: 'meryem@kandil.test', country: 'TR' };

test('a deleted account leaves its receipts with a copy of the buyer, and nothing is booked for it', async () => {
  const buyer = await app.buyer('stranger');
  const bought = await buyer.pays('SOLO', 'YEARLY', { code: 'LANTERN80', amount: 2388 });
  const { userId } = buyer;
  const forget = { userId, profileIds: [], buyer: person };
  await app.internal(purchaseForget, forget);
  await app.internal(purchaseForget, forget);
  expect(await app.internal(subscriptionOf, { userId })).toBeNull();
  const rows = async (sql: string) => (await app.database.pool.query(sql, [userId])).rows;
  for (const table of ['subscription', 'receipt', 'reservation', 'redemption'])
    expect(await rows(`select 1 from purchase.${table} where user_id = $1`)).toEqual([]);
  const { rows: receipts } = await app.database.pool.query(
    'select buyer_name, buyer, amount, user_id from purchase.receipt where charge_id = $1',
    [bought.charge.chargeId],
  );
  const { name, ...locked } = person;
  expect(receipts).toEqual([{ buyer_name: name, buyer: locked, amount: 2388, user_id: null }]);
  // A renewal, and an attempt that was open when the account was deleted.
  expect(await buyer.renews(bought)).toEqual({ outcome: 'SURPLUS', replaced: null });
  const { input } = bought;
  const late = { ...input, gatewaySubsId: randomUUID() };
  const charge = { ...bought.charge, chargeId: randomUUID() };
  expect((await app.internal(settle, { ...late, charge })).outcome).toBe('SURPLUS');
});

test('a deleted account leaves what it withdrew from without the person, and nothing that it only stated', async () => {
  const stated: { withdrawalId: string; userId: string }[] = [];
  for (const isConfirmed of [true, false]) {
    const { visitor, userId, pays } = await app.buyer();
    await pays('SOLO', 'MONTHLY');
    const { data } = await visitor.call(purchase.withdraw, { fullName: person.name });
    const withdrawalId = data.id ?? '';
    if (isConfirmed) await visitor.call(purchase.withdrawConfirm, { withdrawalId });
    stated.push({ withdrawalId, userId });
  }
  const left = () =>
    app.db
      .selectFrom('withdrawal')
      .select(['id', 'user_id', 'full_name', 'destination'])
      .where(
        'id',
        'in',
        stated.map(({ withdrawalId }) => withdrawalId),
      )
      .execute();
  expect(new Set((await left()).map(({ user_id: id }) => id))).toEqual(
    new Set(stated.map(({ userId }) => userId)),
  );
  for (const { userId } of stated)
    await app.internal(purchaseForget, { userId, profileIds: [], buyer: person });
  const [confirmed] = stated;
  expect(await left()).toEqual([
    { id: confirmed?.withdrawalId, user_id: null, full_name: '', destination: null },
  ]);
});

test('the export has every subscription, receipt and attempt of the account alone', async () => {
  const [buyer, other] = [await app.buyer('stranger'), await app.buyer('stranger')];
  const bought = await buyer.pays('SOLO', 'MONTHLY');
  await other.pays('FAMILY', 'MONTHLY');
  const exported = await app.internal(purchaseExport, { userId: buyer.userId, profileIds: [] });
  expect(exported).toMatchObject({
    subscriptions: [{ plan: 'SOLO', status: 'ACTIVE', price: 499 }],
    receipts: [{ charge: bought.charge.chargeId, amount: 499, kind: 'RECEIPT' }],
    reservations: [{ package: bought.bought, state: 'SETTLED' }],
  });
});
