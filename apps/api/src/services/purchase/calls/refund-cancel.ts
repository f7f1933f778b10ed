import { refundCancel as call } from '@kandil/contract/control/purchase';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { cancelRefund } from '../flows/refund-order.ts';
import { auditOrder, orderView } from '../flows/staff-orders.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundCancel = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const { id: staffId } = staffOf(context);
    const row = await transaction(world.db, async (trx) => {
      const order = await cancelRefund(trx, world, { id, staffId });
      const changes = { orderedBy: order.ordered_by };
      return auditOrder(world, trx, context, { call, id, changes, reason: order.reason });
    });
    return { data: await orderView(world, row) };
  },
);
