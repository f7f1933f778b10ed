import type { Kysely } from 'kysely';
import type { PurchaseTables, SubscriptionRow } from './tables.ts';

/** The newest subscription of an account, whatever its state. */
export function subscriptionOf(
  db: Kysely<PurchaseTables>,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Deletes the subscription, so that nothing is charged for a deleted account. */
export async function endSubscription(db: Kysely<PurchaseTables>, userId: string): Promise<void> {
  await db.deleteFrom('subscription').where('user_id', '=', userId).execute();
}
