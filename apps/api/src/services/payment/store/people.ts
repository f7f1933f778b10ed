import { GATEWAYS } from '@kandil/contract/payment';
import type { Selectable } from 'kysely';
import type { Executor, IntentRow, PaymentTables } from './tables.ts';

/** Accounts whose attempt led to a subscription of this id, or to the one that was charged so. */
export async function usersAtGateway(db: Executor, gatewayId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('intent')
    .select('user_id')
    .distinct()
    .where('user_id', 'is not', null)
    .where('gateway_code', 'in', GATEWAYS) // for the indexes
    .where(({ eb, or }) =>
      or([
        eb('gateway_subs_id', '=', gatewayId),
        eb('reference', '=', gatewayId),
        eb('gateway_subs_id', 'in', (of) =>
          of
            .selectFrom('gateway_charge')
            .select('gateway_charge.gateway_subs_id')
            .where('gateway_charge.gateway_code', 'in', GATEWAYS)
            .where('charge_id', '=', gatewayId),
        ),
      ]),
    )
    .limit(10)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** The subscriptions that an account's attempts led to, as their gateways have them, the newest first. */
export const gatewaySubscriptionsOf = (
  db: Executor,
  userId: string,
): Promise<Selectable<PaymentTables['gateway_subscription']>[]> =>
  db
    .selectFrom('gateway_subscription as g')
    .selectAll('g')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('intent as i')
          .select('i.id')
          .whereRef('i.gateway_code', '=', 'g.gateway_code')
          .whereRef('i.gateway_subs_id', '=', 'g.gateway_subs_id')
          .where('i.user_id', '=', userId),
      ),
    )
    .orderBy('g.created_at', 'desc')
    .limit(50)
    .execute();

const MOST_ATTEMPTS = 20;

/** The last attempts to pay of an account, the newest first. */
export const lastIntentsOf = (db: Executor, userId: string): Promise<IntentRow[]> =>
  db
    .selectFrom('intent')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MOST_ATTEMPTS)
    .execute();
