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

/** Receipts of an account, the newest first; all of them where `limit` is null. */
export function receiptsOf(
  db: Kysely<PurchaseTables>,
  userId: string,
  limit: number | null = MOST_RECEIPTS,
): Promise<ReceiptRow[]> {
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('id')
    .$if(limit !== null, (query) => query.limit(limit))
    .execute();
}

/** Nothing is charged any more for an account that is deleted. */
export async function endSubscription(db: Kysely<PurchaseTables>, userId: string): Promise<void> {
  await db.deleteFrom('subscription').where('user_id', '=', userId).execute();
}

/** Keeps what was paid and forgets by whom. */
export async function releaseReceipts(db: Kysely<PurchaseTables>, userId: string): Promise<void> {
  await db.updateTable('receipt').set({ user_id: null }).where('user_id', '=', userId).execute();
}
