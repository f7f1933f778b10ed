import { found } from '@kandil/contract';
import { refundGiveUp as call } from '@kandil/contract/control/purchase';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { giveUpRefund, withdrawFromGateway } from '../flows/failed-refund.ts';
import { auditOrder, orderView } from '../flows/staff-orders.ts';
import { orderById } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundGiveUp = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id, reason: said }, context, world }) => {
    const staffId = staffOf(context).id;
    const reason = said.trim();
    const before = found(await orderById(world.db, id));
    // Before the transaction, which asks no other service.
    if (before.failed_at && !before.done_at) await withdrawFromGateway(world, before);
    const row = await transaction(world.db, async (trx) => {
      const order = await giveUpRefund(trx, world, { id, staffId, reason });
      const changes = { failure: order.failure };
      return auditOrder(world, trx, context, { call, id, changes, reason });
    });
    return { data: await orderView(world, row) };
  },
);
