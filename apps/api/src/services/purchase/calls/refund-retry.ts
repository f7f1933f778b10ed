import { found } from '@kandil/contract';
import { refundRetry as call } from '@kandil/contract/control/purchase';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { retryRefund } from '../flows/failed-refund.ts';
import { auditOrder, orderView } from '../flows/staff-orders.ts';
import { orderById } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundRetry = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const row = await transaction(world.db, async (trx) => {
      const order = await retryRefund(trx, world, id);
      if (!order) return found(await orderById(trx, id));
      const changes = { failure: order.failure };
      return auditOrder(world, trx, context, { call, id, changes });
    });
    return { data: await orderView(world, row) };
  },
);
