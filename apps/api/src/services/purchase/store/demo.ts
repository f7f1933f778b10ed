import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS, type DemoAccount, type DemoSubscription } from '../../../demo/accounts.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { givingShare } from '../rules/prices.ts';
import { priceFor } from '../rules/price-of.ts';
import { DAY, GRACE_DAYS } from '../rules/standing.ts';
import { packagesAt, pricesOf, sellerOf } from './catalogue.ts';
import { insertReceipt } from './receipts.ts';
import type { Executor, PurchaseTables, SubscriptionRow } from './tables.ts';

const YEAR = 365 * DAY;
const GATEWAY = 'PAYPAL';
/** As the demo's site document says; it may not be loaded yet. */
const GIVING_PERCENT = 2.5;
const RECEIPT_PREFIX = 'KND';
/** The begin of its subscriptions' ids. */
const DEMO = 'demo-';

/** Days from now to the end of the paid period. */
const ENDS_IN: Record<DemoSubscription['subscriptionStatus'], number> = {
  ACTIVE: 212,
  SUSPENDED: -4,
  CANCELED: 26,
};

/**
 * Creates the missing subscriptions and receipts of the demo accounts, dated from now. Changes made in a demo survive a
 * restart. No gateway knows these subscriptions; the payment service takes one that its gateway does not know for
 * ended, so that it can be canceled like any other. Their payments are known to the sandbox (`demoPayments`).
 * @returns plans of demo accounts that got no subscription: the offers of an operator have no price for them
 */
export async function seedDemoPurchases(database: Database, now: () => number): Promise<string[]> {
  const db = schemaOf<PurchaseTables>(database, 'purchase');
  const unsold: string[] = [];
  for (const { userId, fullName, subscription: own } of DEMO_ACCOUNTS)
    if (own && !(await transaction(db, (trx) => seedOne(trx, { userId, fullName }, own, now()))))
      unsold.push(own.productCode);
  await transaction(db, (trx) => seedTransfers(trx, now()));
  return unsold;
}

/** What the demo's subscriptions were paid with, as a gateway would have it. */
export async function demoPayments(database: Database) {
  const rows = await schemaOf<PurchaseTables>(database, 'purchase')
    .selectFrom('receipt')
    .innerJoin('subscription', 'subscription.id', 'receipt.subscription_id')
    .select(['charge_id', 'gateway_subs_id', 'receipt.amount', 'receipt.currency', 'charged_at'])
    .where('kind', '=', 'RECEIPT')
    .where('gateway_subs_id', 'like', `${DEMO}%`)
    .execute();
  return rows.map(({ charge_id: id, gateway_subs_id: subscription, charged_at: at, ...paid }) => ({
    ...paid,
    id,
    subscription,
    at,
  }));
}

/** A month after each receipt of the demo its share is transferred. */
async function seedTransfers(trx: Executor, now: number): Promise<void> {
  const done = await trx.selectFrom('giving_transfer').select('id').limit(1).executeTakeFirst();
  if (done) return;
  const entries = await trx.selectFrom('giving_entry').selectAll().execute();
  const transfers = entries
    .map(({ amount, currency, at }) => ({ amount, currency, at: new Date(+at + 30 * DAY) }))
    .filter(({ amount, at }) => amount > 0 && +at < now);
  if (transfers.length === 0) return;
  await trx
    .insertInto('giving_transfer')
    .values(
      transfers.map((each) => ({
        ...each,
        id: randomUUID(),
        recipient: 'Kandil Wells (demo)',
        entered_at: each.at,
      })),
    )
    .execute();
}

/** @returns false if the plan has no price */
async function seedOne(
  trx: Executor,
  { userId, fullName }: Pick<DemoAccount, 'userId' | 'fullName'>,
  demo: NonNullable<DemoAccount['subscription']>,
  now: number,
): Promise<boolean> {
  const had = await trx
    .selectFrom('subscription')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (had) return true;
  const price = priceFor(await pricesOf(trx), demo.productCode, demo.period, '*');
  if (!price) return false;
  const bought = (await packagesAt(trx, GATEWAY)).find(
    (each) =>
      each.plan_code === demo.productCode &&
      each.period_code === demo.period &&
      each.offer_code === null,
  );
  const expires = now + ENDS_IN[demo.subscriptionStatus] * DAY;
  const isSuspended = demo.subscriptionStatus === 'SUSPENDED';
  const row = await trx
    .insertInto('subscription')
    .values({
      user_id: userId,
      subscription_code: DEMO + userId.slice(-4),
      plan_code: demo.productCode,
      period_code: demo.period,
      status: demo.subscriptionStatus,
      gateway_code: GATEWAY,
      gateway_package: bought?.id ?? '',
      gateway_subs_id: DEMO + userId.slice(-4),
      amount: price.amount,
      currency: price.currency,
      starts_at: new Date(expires - 3 * YEAR),
      expires_at: new Date(expires),
      failed_at: isSuspended ? new Date(expires) : null,
      suspended_at: isSuspended ? new Date(expires + GRACE_DAYS * DAY) : null,
      canceled_at: demo.subscriptionStatus === 'CANCELED' ? new Date(now - 4 * DAY) : null,
      created_at: new Date(expires - 3 * YEAR),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const years of [3, 2, 1]) await seedReceipt(trx, row, fullName, expires - years * YEAR);
  return true;
}

async function seedReceipt(
  trx: Executor,
  row: SubscriptionRow,
  name: string,
  from: number,
): Promise<void> {
  const { id, user_id, plan_code, period_code, gateway_code, gateway_subs_id } = row;
  const paidAt = new Date(from);
  await insertReceipt(trx, {
    id: randomUUID(),
    prefix: RECEIPT_PREFIX,
    kind: 'RECEIPT',
    corrects: null,
    subscription_id: id,
    user_id,
    buyer_name: name,
    buyer: JSON.stringify(null),
    issued_at: paidAt,
    charged_at: paidAt,
    plan_code,
    period_code,
    period_from: paidAt,
    period_to: new Date(from + YEAR),
    gateway_code,
    charge_id: `${gateway_subs_id}-${paidAt.toISOString().slice(0, 10)}`,
    amount: row.amount,
    currency: row.currency,
    net: row.amount,
    tax: 0,
    tax_rate: 0,
    country: row.country,
    giving_share: givingShare(row.amount, GIVING_PERCENT),
    status: 'PAID',
    seller: await sellerOf(trx),
  });
}
