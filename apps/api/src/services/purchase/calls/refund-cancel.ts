import { found } from '@kandil/contract';
import { refundCancel as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { cancelRefund } from '../flows/refund-order.ts';
import { orderView } from '../flows/staff-orders.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { receiptNumber } from '../present/receipt.ts';
import { orderById } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundCancel = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const { id: staffId } = staffOf(context);
    const row = await transaction(world.db, async (trx) => {
      const order = await cancelRefund(trx, world, { id, staffId });
      await audited(world, trx, context, {
        call,
        subject: `receipt:${receiptNumber(order)}`,
        changes: { amount: order.amount, currency: order.currency, orderedBy: order.ordered_by },
        reason: order.reason,
        retention: 'MONEY',
      });
      return found(await orderById(trx, id));
    });
    return { data: await orderView(world, row) };
  },
);
