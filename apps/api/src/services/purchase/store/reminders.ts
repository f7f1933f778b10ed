import { sql } from 'kysely';
import type { Executor, SubscriptionRow } from './tables.ts';

/** Months of the periods whose renewal comes as a surprise. */
const LONG_PERIOD = 12;

/**
 * Active subscriptions of long periods that are charged between two moments, and whose owner was not reminded of that
 * charge. A subscription whose last charge failed is mailed about otherwise.
 */
export function renewalsBetween(
  db: Executor,
  from: Date,
  until: Date,
): Promise<Pick<SubscriptionRow, 'id' | 'expires_at'>[]> {
  return db
    .selectFrom('subscription')
    .innerJoin('period', 'period.code', 'subscription.period_code')
    .select(['subscription.id', 'subscription.expires_at'])
    .where('period.months', '>=', LONG_PERIOD)
    .where('status', '=', 'ACTIVE')
    .where('failed_at', 'is', null)
    .where('expires_at', '>', from)
    .where('expires_at', '<=', until)
    .where(sql<boolean>`reminded_of is distinct from expires_at`)
    .execute();
}

/** The subscription, if it still renews then and nobody else has reminded of it; undefined otherwise. */
export function recordReminder(
  trx: Executor,
  id: string,
  at: Date,
): Promise<SubscriptionRow | undefined> {
  return trx
    .updateTable('subscription')
    .set({ reminded_of: at })
    .where('id', '=', id)
    .where('status', '=', 'ACTIVE')
    .where('failed_at', 'is', null)
    .where('expires_at', '=', at)
    .where(sql<boolean>`reminded_of is distinct from expires_at`)
    .returningAll()
    .executeTakeFirst();
}
