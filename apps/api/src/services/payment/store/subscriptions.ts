import { sql, type Updateable } from 'kysely';
import type { AtGateway, Executor, PaymentTables, GatewaySubscriptionRow } from './tables.ts';

type Change = Omit<Updateable<PaymentTables['gateway_subscription']>, 'gateway_code'>;

/** Watches a subscription until its gateway reads ended. */
export async function watchSubscription(
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
  now: Date,
): Promise<void> {
  await db
    .insertInto('gateway_subscription')
    .values({ gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const subscriptionAt = (
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
): Promise<GatewaySubscriptionRow | undefined> =>
  db
    .selectFrom('gateway_subscription')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .executeTakeFirst();

export async function changeSubscription(
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
  change: Change,
): Promise<void> {
  await db
    .updateTable('gateway_subscription')
    .set(change)
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .execute();
}

/** Puts a subscription on the cancel list. */
export async function requestCancel(db: Executor, at: AtGateway, now: Date): Promise<void> {
  await watchSubscription(db, at, now);
  await db
    .updateTable('gateway_subscription')
    .set({ cancel_requested_at: now })
    .where('gateway_code', '=', at.gatewayCode)
    .where('gateway_subs_id', '=', at.gatewaySubsId)
    .where('cancel_requested_at', 'is', null)
    .execute();
}

/**
 * Puts a subscription that purchase has on the cancel list, whatever is known of it here: purchase hears of its end.
 * @returns false if it is on it, or has ended
 */
export async function orderCancel(db: Executor, at: AtGateway, now: Date): Promise<boolean> {
  await watchSubscription(db, at, now);
  const { numUpdatedRows } = await db
    .updateTable('gateway_subscription')
    .set((eb) => ({
      cancel_requested_at: now,
      settled_at: eb.fn.coalesce('settled_at', eb.val(now)),
    }))
    .where('gateway_code', '=', at.gatewayCode)
    .where('gateway_subs_id', '=', at.gatewaySubsId)
    .where('cancel_requested_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a failed renewal for one retry; false if another one was started since. */
export async function takeRetry(
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
  now: Date,
  before: Date,
): Promise<boolean> {
  const taken = await db
    .updateTable('gateway_subscription')
    .set({ retried_at: now })
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .where((eb) => eb.or([eb('retried_at', 'is', null), eb('retried_at', '<', before)]))
    .returning('gateway_subs_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Watched subscriptions after a key, in its order. */
export const watchedAfter = (
  db: Executor,
  after: { gateway_code: string; gateway_subs_id: string },
  limit: number,
): Promise<GatewaySubscriptionRow[]> =>
  db
    .selectFrom('gateway_subscription')
    .selectAll()
    .where('ended_at', 'is', null)
    .where(
      sql<boolean>`(gateway_code, gateway_subs_id) > (${after.gateway_code}, ${after.gateway_subs_id})`,
    )
    .orderBy('gateway_code')
    .orderBy('gateway_subs_id')
    .limit(limit)
    .execute();

/** Subscriptions with something left to do at the gateway or to tell purchase. */
export async function unfinished(db: Executor, limit: number): Promise<AtGateway[]> {
  const canceling = db
    .selectFrom('gateway_subscription')
    .select(['gateway_code', 'gateway_subs_id'])
    .where('cancel_requested_at', 'is not', null)
    .where('ended_at', 'is', null);
  const refunding = db
    .selectFrom('refund')
    .select(['gateway_code', 'gateway_subs_id'])
    .where('done_at', 'is', null);
  const unreported = db
    .selectFrom('gateway_charge')
    .select(['gateway_code', 'gateway_subs_id'])
    .where((eb) =>
      eb.or([
        eb('outcome', 'is', null),
        eb.and([eb('outcome', '!=', 'SURPLUS'), eb('refunded', '>', eb.ref('reported_refunded'))]),
      ]),
    );
  const rows = await canceling.union(refunding).union(unreported).limit(limit).execute();
  return rows.map((row) => ({ gatewayCode: row.gateway_code, gatewaySubsId: row.gateway_subs_id }));
}

/** Which of some subscriptions we asked their gateway to charge again, and when. */
export async function retriedSubscriptions(
  db: Executor,
  at: readonly AtGateway[],
): Promise<(AtGateway & { retriedAt: string })[]> {
  const rows = await db
    .selectFrom('gateway_subscription')
    .select(['gateway_code', 'gateway_subs_id', 'retried_at'])
    .where('retried_at', 'is not', null)
    .where(
      sql<boolean>`(gateway_code, gateway_subs_id) in (select * from unnest(
        ${at.map(({ gatewayCode }) => gatewayCode)}::text[], ${at.map(({ gatewaySubsId }) => gatewaySubsId)}::text[]))`,
    )
    .execute();
  return rows.flatMap(
    ({ gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId, retried_at }) =>
      retried_at ? [{ gatewayCode, gatewaySubsId, retriedAt: retried_at.toISOString() }] : [],
  );
}
