import { GATEWAYS } from '@kandil/contract/payment';
import type { Executor, ReceiptRow } from './tables.ts';

/** Of subscriptions with an id at any gateway. */
export async function usersAtGateway(db: Executor, gatewaySubsId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscription')
    .select('user_id')
    .distinct()
    .where('gateway_code', 'in', GATEWAYS) // for the index
    .where('gateway_subs_id', '=', gatewaySubsId)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id }) => user_id ?? []);
}

/** The receipt of a charge at any gateway; ids of two gateways may be alike. */
export const receiptsOfChargeId = (db: Executor, chargeId: string): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('kind', '=', 'RECEIPT')
    .where('gateway_code', 'in', GATEWAYS)
    .where('charge_id', '=', chargeId)
    .limit(10)
    .execute();
