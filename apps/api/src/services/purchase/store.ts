import type { Kysely } from 'kysely';
import type { PurchaseTables, ReceiptRow, SubscriptionRow } from './tables.ts';

/** The newest subscription of an account, whatever its state. */
export function subscriptionOf(
  db: Kysely<PurchaseTables>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

const MOST_RECEIPTS = 200;

/** Receipts of an account, the newest first. */
export function receiptsOf(db: Kysely<PurchaseTables>, userId: string): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .limit(MOST_RECEIPTS)
    .execute();
}
