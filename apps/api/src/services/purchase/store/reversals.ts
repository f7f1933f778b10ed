import type { GatewayCode } from '@kandil/contract/payment';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

export type ReversalRow = Selectable<PurchaseTables['reversal']>;

export function reversalOf(
  db: Executor,
  gatewayCode: GatewayCode,
  chargeId: string,
): Promise<ReversalRow | undefined> {
  return db
    .selectFrom('reversal')
    .selectAll()
    .where('gateway_code', '=', gatewayCode)
    .where('charge_id', '=', chargeId)
    .executeTakeFirst();
}

/** Keeps the largest total that went back of a charge, and the moment of the first report. */
export function recordReversal(
  trx: Executor,
  row: Insertable<PurchaseTables['reversal']>,
): Promise<ReversalRow> {
  return trx
    .insertInto('reversal')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['gateway_code', 'charge_id']).doUpdateSet({
        kind: sql`case when excluded.refunded > reversal.refunded then excluded.kind else reversal.kind end`,
        at: sql`case when excluded.refunded > reversal.refunded then excluded.at else reversal.at end`,
        refunded: sql`greatest(excluded.refunded, reversal.refunded)`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @throws a unique violation of `chargeback_pkey` for the second one of a receipt */
export async function insertChargeback(
  trx: Executor,
  row: Insertable<PurchaseTables['chargeback']>,
): Promise<void> {
  await trx.insertInto('chargeback').values(row).execute();
}
