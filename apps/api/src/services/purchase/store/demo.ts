import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { DEMO_ACCOUNTS, type DemoAccount, type DemoSubscription } from '../../../demo/accounts.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import { CURRENCY, gatewayPackage, planBy } from '../rules/plans.ts';
import { givingShare } from '../rules/prices.ts';
import type { PurchaseTables, ReceiptRow } from './tables.ts';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** Days from now to the end of the paid period. */
const ENDS_IN: Record<DemoSubscription['subscriptionStatus'], number> = {
  ACTIVE: 212,
  SUSPENDED: -4,
  CANCELED: 26,
};

/**
 * Creates the missing subscriptions and receipts of the demo accounts, dated from now. Changes made in a demo survive a
 * restart.
 */
export async function seedDemoPurchases(database: Database, now: () => number): Promise<void> {
  const db = schemaOf<PurchaseTables>(database, 'purchase');
  for (const { userId, subscription } of DEMO_ACCOUNTS) {
    if (subscription) await transaction(db, (trx) => seedOne(trx, userId, subscription, now()));
  }
}

async function seedOne(
  db: Kysely<PurchaseTables>,
  userId: string,
  demo: NonNullable<DemoAccount['subscription']>,
  now: number,
): Promise<void> {
  const expires = now + ENDS_IN[demo.subscriptionStatus] * DAY;
  const terms = {
    plan_code: demo.productCode,
    period_code: demo.period,
    gateway_code: 'PAYPAL' as const,
  };
  const added = await db
    .insertInto('subscription')
    .values({
      ...terms,
      user_id: userId,
      subscription_code: `demo-${userId.slice(-4)}`,
      status: demo.subscriptionStatus,
      gateway_package: gatewayPackage(demo.productCode, demo.period),
      gateway_subs_id: `demo-${userId.slice(-4)}`,
      expires_at: new Date(expires),
      created_at: new Date(expires - 3 * YEAR),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (!added) return;
  const amount = planBy(demo.productCode)?.prices[demo.period] ?? 0;
  const receipt = (issued: number, status: ReceiptRow['status']): ReceiptRow => ({
    ...terms,
    id: randomUUID(),
    user_id: userId,
    issued_at: new Date(issued),
    amount,
    currency: CURRENCY,
    giving_share: status === 'PAID' ? givingShare(amount) : 0,
    status,
  });
  const paid = [1, 2, 3].map((years) => receipt(expires - years * YEAR, 'PAID'));
  const failed = demo.subscriptionStatus === 'SUSPENDED' ? [receipt(expires, 'FAILED')] : [];
  await db
    .insertInto('receipt')
    .values([...paid, ...failed])
    .execute();
}
