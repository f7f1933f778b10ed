import { found } from '@kandil/contract';
import { refundApprove as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { approveRefund } from '../flows/refund-order.ts';
import { orderView, staffOfOrders } from '../flows/staff-orders.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { receiptNumber } from '../present/receipt.ts';
import { orderById } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundApprove = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const { id: staffId } = staffOf(context);
    // Before the transaction, which asks no other service.
    const { holders } = await staffOfOrders(world);
    const row = await transaction(world.db, async (trx) => {
      const { order, receipt } = await approveRefund(trx, world, { id, staffId }, holders);
      await audited(world, trx, context, {
        call,
        subject: `receipt:${receiptNumber(receipt)}`,
        changes: { amount: order.amount, currency: order.currency, orderedBy: order.ordered_by },
        reason: order.reason,
        retention: 'MONEY',
      });
      return found(await orderById(trx, id));
    });
    return { data: await orderView(world, row) };
  },
);
