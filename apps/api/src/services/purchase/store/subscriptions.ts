import type { GatewayCode } from '@kandil/contract/payment';
import { sql, type Updateable } from 'kysely';
import type { OwnedSubscription } from '../rules/standing.ts';
import type { Executor, PurchaseTables, SubscriptionRow } from './tables.ts';

/** A subscription with what its plan opens. */
export type OwnedSubscriptionRow = SubscriptionRow & OwnedSubscription;

export interface AtGateway {
  gatewayCode: GatewayCode;
  gatewaySubsId: string;
}

/** Every subscription of an account, newest first, with what their plans open. */
export const subscriptionsOf = (db: Executor, userId: string): Promise<OwnedSubscriptionRow[]> =>
  subscriptionsOfAll(db, [userId]);

/** Every subscription of some accounts, newest first, with what their plans open. */
export async function subscriptionsOfAll(
  db: Executor,
  userIds: readonly string[],
): Promise<OwnedSubscriptionRow[]> {
  return db
    .selectFrom('subscription')
    .leftJoin('plan', 'plan.code', 'subscription.plan_code')
    .selectAll('subscription')
    .select(['plan.streams', 'plan.family_seats', 'plan.features'])
    .select(['plan.devices', 'plan.max_height'])
    .where(sql<boolean>`user_id = any (${[...userIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Until the transaction ends, nothing else is booked for the account. Taken before any row is read for a change.
 * @param owner the account, or the subscription where the account is deleted
 */
export async function lockOwner(trx: Executor, owner: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`purchase ${owner}`}, 0))`.execute(trx);
}

/** Until the transaction ends, no other one books this charge or what went back of it. Taken before `lockOwner`. */
export async function lockCharge(
  trx: Executor,
  gatewayCode: GatewayCode,
  chargeId: string,
): Promise<void> {
  await lockOwner(trx, `charge ${gatewayCode} ${chargeId}`);
}

export function subscriptionAt(
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .executeTakeFirst();
}

export function subscriptionById(db: Executor, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Some subscriptions by their ids. */
export async function subscriptionsBy(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SubscriptionRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('subscription')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The active or suspended subscription of an account. */
export function liveSubscription(
  db: Executor,
  userId: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscription')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '<>', 'CANCELED')
    .executeTakeFirst();
}

export async function updateSubscription(
  trx: Executor,
  id: string,
  change: Updateable<PurchaseTables['subscription']>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await trx.updateTable('subscription').set(change).where('id', '=', id).execute();
}

/** Active subscriptions whose grace is over, and suspended ones whose time is over; their ids. */
export async function dueSubscriptions(
  db: Executor,
  { graceBefore, suspendedBefore }: { graceBefore: Date; suspendedBefore: Date },
): Promise<{ id: string; status: SubscriptionRow['status'] }[]> {
  return db
    .selectFrom('subscription')
    .select(['id', 'status'])
    .where(({ eb, and, or }) =>
      or([
        and([
          eb('status', '=', 'ACTIVE'),
          or([eb('failed_at', '<=', graceBefore), eb('expires_at', '<=', graceBefore)]),
        ]),
        and([eb('status', '=', 'SUSPENDED'), eb('suspended_at', '<=', suspendedBefore)]),
      ]),
    )
    .execute();
}
