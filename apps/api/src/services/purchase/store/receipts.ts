import type { Kysely } from 'kysely';
import type { PurchaseTables, ReceiptRow } from './tables.ts';

const MOST_RECEIPTS = 200;

/** Receipts of an account, newest first; all of them if `limit` is null. */
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

/** Keeps the receipts without their account. */
export async function releaseReceipts(db: Kysely<PurchaseTables>, userId: string): Promise<void> {
  await db.updateTable('receipt').set({ user_id: null }).where('user_id', '=', userId).execute();
}
