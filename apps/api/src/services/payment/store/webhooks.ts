import type { GatewayCode } from '@kandil/contract/payment';
import { sql } from 'kysely';
import type { Executor } from './tables.ts';

export interface WebhookRow {
  gateway_code: GatewayCode;
  received: number;
  receivedAt: Date | null;
  open: number;
  openSince: Date | null;
}

const MONTH = sql<Date>`now() - interval '30 days'`;

/** What came by webhook within 30 days, and what is not worked off, by gateway; one without either is left out. */
export const webhookStates = (db: Executor): Promise<WebhookRow[]> =>
  db
    .selectFrom('gateway_event')
    .select(({ fn }) => [
      'gateway_code',
      sql<number>`count(*) filter (where received_at >= ${MONTH})::int`.as('received'),
      fn.max('received_at').as('receivedAt'),
      sql<number>`count(*) filter (where handled_at is null)::int`.as('open'),
      sql<Date | null>`min(received_at) filter (where handled_at is null)`.as('openSince'),
    ])
    .where((eb) => eb.or([eb('received_at', '>=', MONTH), eb('handled_at', 'is', null)]))
    .groupBy('gateway_code')
    .execute();
