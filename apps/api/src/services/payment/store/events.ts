import type { GatewayCode } from '@kandil/contract/payment';
import { type Selectable, sql } from 'kysely';
import type { GatewayEvent } from '../rules/gateway-facts.ts';
import type { Executor, PaymentTables } from './tables.ts';

export type EventRow = Selectable<PaymentTables['gateway_event']>;

/** Stores an event. @returns false if it was stored before */
export async function storeEvent(
  db: Executor,
  gatewayCode: GatewayCode,
  { eventId, type, gatewaySubsId, reference, reversal }: GatewayEvent,
  raw: Buffer,
  now: Date,
): Promise<boolean> {
  const stored = await db
    .insertInto('gateway_event')
    .values({
      gateway_code: gatewayCode,
      event_id: eventId,
      type,
      gateway_subs_id: gatewaySubsId,
      reference,
      reversal_kind: reversal?.kind ?? null,
      reversal_charge_id: reversal?.chargeId ?? null,
      reversal_amount: reversal?.amount.amount ?? null,
      reversal_currency: reversal?.amount.currency ?? null,
      raw,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export const eventOf = (
  db: Executor,
  gatewayCode: GatewayCode,
  eventId: string,
): Promise<EventRow | undefined> =>
  db
    .selectFrom('gateway_event')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('event_id', '=', eventId)
    .executeTakeFirst();

export async function setHandled(
  db: Executor,
  { gateway_code, event_id }: Pick<EventRow, 'gateway_code' | 'event_id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('gateway_event')
    .set({ handled_at: now })
    .where('gateway_code', '=', gateway_code)
    .where('event_id', '=', event_id)
    .execute();
}

/** Events whose job has not ended, oldest first. */
export const openEvents = (
  db: Executor,
  limit: number,
): Promise<Pick<EventRow, 'gateway_code' | 'event_id'>[]> =>
  db
    .selectFrom('gateway_event')
    .select(['gateway_code', 'event_id'])
    .where('handled_at', 'is', null)
    .orderBy('received_at')
    .limit(limit)
    .execute();

const EVENT_MONTHS = 13;
const UNPAID_DAYS = 90;

/** Deletes events after 13 months and unpaid intents after 90 days. */
export async function tidy(db: Executor, now: Date): Promise<void> {
  const age = (span: string) => sql<Date>`${now}::timestamptz - ${span}::interval`;
  await db
    .deleteFrom('gateway_event')
    .where('received_at', '<', age(`${EVENT_MONTHS} months`))
    .execute();
  await db
    .deleteFrom('intent')
    .where('state', 'in', ['FAILED', 'ABANDONED'])
    .where('updated_at', '<', age(`${UNPAID_DAYS} days`))
    .execute();
}
