import { expect } from 'vitest';
import type { SignedUp } from './auth-app.ts';
import type { Movement } from './gateway-sandbox.ts';
import type { PaymentApp } from './payment-app.ts';

/** Mulberry32: the same seed gives the same numbers. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

interface ReceiptRow {
  charge_id: string;
  amount: number;
  refunded: number;
}

/** What moved at the gateways that our ledger is compared with. */
const moneyMoved = async (app: PaymentApp): Promise<Movement[]> => [
  ...(await app.ledger('paypal')),
  ...(await app.ledger('operator')),
];

/**
 * Compares our ledger with those of the gateways, charge by charge, to the cent.
 * @returns how many charges there are
 */
export async function compareLedgers(app: PaymentApp): Promise<number> {
  const movements = await moneyMoved(app);
  const { rows } = await app.database.pool.query(
    `select charge_id, amount, refunded from purchase.receipt where kind = 'RECEIPT'`,
  );
  const receipts = new Map((rows as ReceiptRow[]).map((row) => [row.charge_id, row]));
  const charges = movements.filter(({ kind }) => kind === 'charge');
  const back = new Map<string, number>();
  for (const { chargeId, amount } of movements)
    if (chargeId !== null) back.set(chargeId, (back.get(chargeId) ?? 0) + amount);
  // A charge that is not booked goes back in full.
  const booked = charges.map(({ id, amount }) => {
    const { amount: own, refunded } = receipts.get(id) ?? { amount, refunded: amount };
    return [id, own, refunded];
  });
  expect(booked).toEqual(charges.map(({ id, amount }) => [id, amount, back.get(id) ?? 0]));
  const known = new Set(charges.map(({ id }) => id));
  expect([...receipts.keys()].filter((id) => !known.has(id))).toEqual([]);
  return charges.length;
}

/** Accounts that paid have a live subscription, and no others: one per account at most. */
export async function checkAccess(app: PaymentApp, members: readonly SignedUp[]): Promise<void> {
  const { rows } = await app.database.pool.query(
    `select s.user_id, count(r.id)::int as paid from purchase.subscription s
       left join purchase.receipt r on r.subscription_id = s.id and r.status = 'PAID' and r.kind = 'RECEIPT'
     where s.status = 'ACTIVE' group by s.id`,
  );
  const paidBy = new Map(
    (rows as { user_id: string; paid: number }[]).map((row) => [row.user_id, row.paid]),
  );
  const { rows: intents } = await app.database.pool.query(
    'select user_id, gateway_subs_id from payment.intent where gateway_subs_id is not null',
  );
  const owner = new Map(
    (intents as { user_id: string; gateway_subs_id: string }[]).map((row) => [
      row.gateway_subs_id,
      row.user_id,
    ]),
  );
  const unreturned = new Map<string | undefined, number>();
  for (const { kind, subscription } of await moneyMoved(app)) {
    const user = owner.get(subscription);
    unreturned.set(user, (unreturned.get(user) ?? 0) + (kind === 'charge' ? 1 : -1));
  }
  for (const { userId } of members) {
    expect([userId, unreturned.get(userId) ?? 0]).toEqual([userId, paidBy.get(userId) ?? 0]);
    expect(unreturned.get(userId) ?? 0).toBeLessThanOrEqual(1);
  }
}

/**
 * Runs a random test; a failure names its seed.
 * @param requested of `BOOKS_SEED`, to repeat it
 */
export async function withSeed(
  requested: string | undefined,
  play: (random: ReturnType<typeof randomOf>) => Promise<void>,
) {
  const seed = Number(requested ?? Date.now() % 1_000_000_000);
  try {
    await play(randomOf(seed));
  } catch (error) {
    throw new Error(`BOOKS_SEED=${seed}: ${String(error)}`, { cause: error });
  }
}
