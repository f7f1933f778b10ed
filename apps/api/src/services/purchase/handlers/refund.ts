import { refundAtGateway } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { bookReversal } from '../flows/book-reversal.ts';
import { finishRefund, refundOrder } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';
import { refund } from '../jobs/jobs.ts';

/** Refunds what an operator ordered: at the gateway first, idempotent by the order's id, then in the ledger. */
export function refundHandler(world: PurchaseWorld): Handler {
  return handle(refund, async ({ orderId }) => {
    const order = await refundOrder(world.db, orderId);
    if (!order || order.waiting || order.done_at !== null) return;
    const { gateway_code: gatewayCode, charge_id: chargeId, amount, currency, reason } = order;
    const { gateway_subs_id: gatewaySubsId } = order;
    await world.internal(refundAtGateway, {
      gatewayCode,
      gatewaySubsId,
      key: `refund ${orderId}`,
      chargeId,
      amount,
      currency,
      reason,
    });
    const at = new Date(world.now());
    await transaction(world.db, async (trx) => {
      if (!(await finishRefund(trx, orderId, at))) return;
      await bookReversal(trx, world, {
        gatewayCode,
        chargeId,
        kind: 'REFUND',
        refunded: order.refunded_before + amount,
        at: at.toISOString(),
      });
    });
    world.log.info({ orderId, chargeId, amount, currency, operator: order.operator }, 'refunded');
  });
}
