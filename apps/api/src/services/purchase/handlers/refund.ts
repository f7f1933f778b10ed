import { refundAtGateway } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { bookReversal } from '../flows/book-reversal.ts';
import { refundKey } from '../rules/refund.ts';
import { finishRefund, type RefundOrder, refundOrder, setFailed } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';
import { refund } from '../jobs/jobs.ts';

/**
 * Refunds what was ordered: at the gateway first, idempotent by the order's id, then in the ledger. What the gateway refuses
 * waits for somebody of the staff; while it does not answer, it is asked again.
 */
export function refundHandler(world: PurchaseWorld): Handler {
  return handle(refund, async ({ orderId }) => {
    const order = await refundOrder(world.db, orderId);
    if (!order || order.waiting || order.done_at !== null) return;
    const { gateway_code: gatewayCode, charge_id: chargeId, amount, currency, reason } = order;
    const { gateway_subs_id: gatewaySubsId } = order;
    const asked = {
      gatewayCode,
      gatewaySubsId,
      key: refundKey(order),
      chargeId,
      amount,
      currency,
      reason,
    };
    const answer = await world.internal(refundAtGateway, asked).catch(async (error: unknown) => {
      await noteFailure(world, order, { failure: 'UNAVAILABLE', failure_text: null });
      throw error;
    });
    if (answer) {
      await noteFailure(world, order, { failure: 'REFUSED', failure_text: answer.refused });
      world.log.warn({ orderId, chargeId, refused: answer.refused }, 'a gateway refused a refund');
      return;
    }
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

const noteFailure = (
  { db, now }: Pick<PurchaseWorld, 'db' | 'now'>,
  { id, refusals }: RefundOrder,
  failure: Pick<RefundOrder, 'failure' | 'failure_text'>,
): Promise<void> => setFailed(db, id, { ...failure, failed_at: new Date(now()) }, refusals);
