import type { GatewayCode } from '@kandil/contract/payment';
import type { Insertable, Selectable } from 'kysely';
import type { Executor, PurchaseTables } from './tables.ts';

/** An order to give money back, with the charge it is about. */
export type RefundOrder = Selectable<PurchaseTables['refund_order']> & {
  gateway_code: GatewayCode;
  gateway_subs_id: string;
  charge_id: string;
  currency: string;
};

export function refundOrder(db: Executor, id: string): Promise<RefundOrder | undefined> {
  return db
    .selectFrom('refund_order')
    .innerJoin('receipt', 'receipt.id', 'refund_order.receipt_id')
    .innerJoin('subscription', 'subscription.id', 'receipt.subscription_id')
    .selectAll('refund_order')
    .select(['receipt.gateway_code', 'receipt.charge_id', 'receipt.currency'])
    .select('subscription.gateway_subs_id')
    .where('refund_order.id', '=', id)
    .executeTakeFirst();
}

export async function insertRefundOrder(
  trx: Executor,
  row: Insertable<PurchaseTables['refund_order']>,
): Promise<void> {
  await trx.insertInto('refund_order').values(row).execute();
}

/** @returns false if it was finished before */
export async function finishRefund(trx: Executor, id: string, at: Date): Promise<boolean> {
  const done = await trx
    .updateTable('refund_order')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}
