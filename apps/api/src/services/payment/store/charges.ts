import { sql } from 'kysely';
import { chargesBooked } from './metrics.ts';
import type { Charge } from '../rules/gateway-facts.ts';
import type {
  AtGateway,
  ChargeRow,
  Executor,
  Outcome,
  RefundRow,
  GatewaySubscriptionRow,
} from './tables.ts';

/** Stores the charges that a gateway's records show. @returns whether one is new */
export async function recordCharges(
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
  charges: readonly Charge[],
  now: Date,
): Promise<boolean> {
  if (charges.length === 0) return false;
  const rows = charges.map(({ chargeId, amount, at, refunded, from, to }) => ({
    gateway_code: gatewayCode,
    charge_id: chargeId,
    gateway_subs_id: gatewaySubsId,
    amount: amount.amount,
    currency: amount.currency,
    charged_at: at,
    period_from: from,
    period_to: to,
    refunded,
    refunded_at: refunded > 0 ? now : null,
  }));
  const stored = await db
    .insertInto('gateway_charge')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['gateway_code', 'charge_id'])
        .doUpdateSet({
          refunded: (eb) => eb.ref('excluded.refunded'),
          refunded_at: now,
        })
        .whereRef('gateway_charge.refunded', '<', 'excluded.refunded'),
    )
    .returning(sql<boolean>`outcome is null`.as('fresh'))
    .execute();
  return stored.some(({ fresh }) => fresh);
}

/** The charges of a subscription, oldest first. */
export const chargesOf = (
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
): Promise<ChargeRow[]> =>
  db
    .selectFrom('gateway_charge')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .orderBy('charged_at')
    .orderBy('charge_id')
    .execute();

/** Stores purchase's answer, once. @returns false if it was there before */
export async function setOutcome(
  db: Executor,
  { gateway_code, charge_id }: Pick<ChargeRow, 'gateway_code' | 'charge_id'>,
  outcome: Outcome,
): Promise<boolean> {
  const changed = await db
    .updateTable('gateway_charge')
    .set({ outcome })
    .where('gateway_code', '=', gateway_code)
    .where('charge_id', '=', charge_id)
    .where('outcome', 'is', null)
    .returning('charge_id')
    .executeTakeFirst();
  if (changed) chargesBooked.inc({ gateway: gateway_code, outcome: outcome.toLowerCase() });
  return changed !== undefined;
}

/** Charges and refunds that purchase was to know for 15 minutes and does not. */
export async function countUnbooked(db: Executor, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 15 * 60_000);
  const { count } = await db
    .selectFrom('gateway_charge')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(
      sql<boolean>`(outcome is null and charged_at < ${before})
        or (refunded > reported_refunded and outcome <> 'SURPLUS' and refunded_at < ${before})`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function setReported(
  db: Executor,
  { gateway_code, charge_id, refunded }: Pick<ChargeRow, 'gateway_code' | 'charge_id' | 'refunded'>,
): Promise<void> {
  await db
    .updateTable('gateway_charge')
    .set({ reported_refunded: refunded })
    .where('gateway_code', '=', gateway_code)
    .where('charge_id', '=', charge_id)
    .where('reported_refunded', '<', refunded)
    .execute();
}

/** Adds up the reversals of a charge that came as events. @returns the subscription; undefined if it is unknown */
export async function addReversals(
  db: Executor,
  gatewayCode: ChargeRow['gateway_code'],
  chargeId: string,
  now: Date,
): Promise<AtGateway | undefined> {
  const reversals = db
    .selectFrom('gateway_event')
    .where('gateway_code', '=', gatewayCode)
    .where('reversal_charge_id', '=', chargeId);
  const { total, disputed } = await reversals
    .select([
      sql<number>`coalesce(sum(reversal_amount), 0)::int`.as('total'),
      sql<boolean>`coalesce(bool_or(reversal_kind = 'CHARGEBACK'), false)`.as('disputed'),
    ])
    .executeTakeFirstOrThrow();
  const row = await db
    .updateTable('gateway_charge')
    .set({
      refunded: sql<number>`least(amount, greatest(refunded, ${total}::int))`,
      refunded_at: now,
      ...(disputed && { refund_kind: 'CHARGEBACK' as const }),
    })
    .where('gateway_code', '=', gatewayCode)
    .where('charge_id', '=', chargeId)
    .returning('gateway_subs_id')
    .executeTakeFirst();
  return row && { gatewayCode, gatewaySubsId: row.gateway_subs_id };
}

/** Requests a refund; the same key once. */
export async function requestRefund(
  db: Executor,
  refund: Omit<RefundRow, 'done_at'>,
): Promise<void> {
  await db
    .insertInto('refund')
    .values(refund)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Refunds of a subscription that the gateway has not made. */
export const openRefunds = (
  db: Executor,
  { gatewayCode, gatewaySubsId }: AtGateway,
): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_subs_id', '=', gatewaySubsId)
    .where('done_at', 'is', null)
    .orderBy('requested_at')
    .execute();

/** The subscriptions of some charges. When a gateway changes the id of one, its earlier charges stay with the old id. */
export async function chargedSubscriptions(
  db: Executor,
  gatewayCode: AtGateway['gatewayCode'],
  chargeIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway_charge')
    .select('gateway_subs_id')
    .distinct()
    .where('gateway_code', '=', gatewayCode)
    .where('charge_id', 'in', [...chargeIds])
    .execute();
  return rows.map(({ gateway_subs_id: id }) => id);
}

export const refundOf = (
  db: Executor,
  { gateway_code, key }: Pick<RefundRow, 'gateway_code' | 'key'>,
): Promise<RefundRow | undefined> =>
  db
    .selectFrom('refund')
    .selectAll()
    .where('gateway_code', '=', gateway_code)
    .where('key', '=', key)
    .executeTakeFirst();

/** Requests a refund no more, unless it is made. */
export async function withdrawRefund(
  db: Executor,
  { gateway_code, key }: Pick<RefundRow, 'gateway_code' | 'key'>,
): Promise<void> {
  await db
    .deleteFrom('refund')
    .where('gateway_code', '=', gateway_code)
    .where('key', '=', key)
    .where('done_at', 'is', null)
    .execute();
}

export async function setRefunded(
  db: Executor,
  { gateway_code, key }: Pick<RefundRow, 'gateway_code' | 'key'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ done_at: now })
    .where('gateway_code', '=', gateway_code)
    .where('key', '=', key)
    .execute();
}

/** The charges of many subscriptions by gateway and id, in one query: `PAYPAL 7XJ...`. */
export async function knownCharges(
  db: Executor,
  subscriptions: readonly Pick<GatewaySubscriptionRow, 'gateway_code' | 'gateway_subs_id'>[],
): Promise<ReadonlyMap<string, ChargeRow>> {
  if (subscriptions.length === 0) return new Map();
  const rows = await db
    .selectFrom('gateway_charge')
    .selectAll()
    .where(
      'gateway_subs_id',
      'in',
      subscriptions.map(({ gateway_subs_id: id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [`${row.gateway_code} ${row.charge_id}`, row]));
}
