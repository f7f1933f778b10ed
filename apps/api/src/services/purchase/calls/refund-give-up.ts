import { found } from '@kandil/contract';
import { refundGiveUp as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { giveUpRefund, withdrawFromGateway } from '../flows/failed-refund.ts';
import { orderView } from '../flows/staff-orders.ts';
import { receiptNumber } from '../present/receipt.ts';
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
      await audited(world, trx, context, {
        call,
        subject: `receipt:${receiptNumber(order)}`,
        changes: { amount: order.amount, currency: order.currency, failure: order.failure },
        reason,
        retention: 'MONEY',
      });
      return found(await orderById(trx, id));
    });
    return { data: await orderView(world, row) };
  },
);
