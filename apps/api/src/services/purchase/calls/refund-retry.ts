import { found } from '@kandil/contract';
import { refundRetry as call } from '@kandil/contract/control/purchase';
import { audited } from '../../../platform/audit.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { retryRefund } from '../flows/failed-refund.ts';
import { orderView } from '../flows/staff-orders.ts';
import { receiptNumber } from '../present/receipt.ts';
import { orderById } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundRetry = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { id }, context, world }) => {
    const row = await transaction(world.db, async (trx) => {
      const order = await retryRefund(trx, world, id);
      if (order)
        await audited(world, trx, context, {
          call,
          subject: `receipt:${receiptNumber(order)}`,
          changes: { amount: order.amount, currency: order.currency, failure: order.failure },
          retention: 'MONEY',
        });
      return found(await orderById(trx, id));
    });
    return { data: await orderView(world, row) };
  },
);
