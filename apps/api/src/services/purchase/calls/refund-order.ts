import { found } from '@kandil/contract';
import { refundOrder as call } from '@kandil/contract/control/purchase';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { placeRefund } from '../flows/refund-order.ts';
import { auditOrder, orderView } from '../flows/staff-orders.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { orderById } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundOrder = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { reason, ...asked }, context, world }) => {
    const { id } = staffOf(context);
    const why = reason.trim();
    const row = await transaction(world.db, async (trx) => {
      const order = { ...asked, reason: why, operator: `staff ${id}`, orderedBy: id };
      const placed = await placeRefund(trx, world, order);
      if (placed.isRepeated) return found(await orderById(trx, placed.orderId));
      const changes = placed.waits ? { waits: true } : {};
      return auditOrder(world, trx, context, { call, id: placed.orderId, changes, reason: why });
    });
    return { data: await orderView(world, row) };
  },
);
