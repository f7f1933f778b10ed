import { refundsWaiting as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { staffOfOrders } from '../flows/staff-orders.ts';
import { staffOf } from '../../../platform/http/staff.ts';
import { presentOrder } from '../present/refund-order.ts';
import { waitsSince } from '../rules/refund.ts';
import { countFailed, waitingOrders } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundsWaiting = handle<PurchaseWorld, typeof call>(
  call,
  async ({ context, world }) => {
    const { id } = staffOf(context);
    const rows = await waitingOrders(world.db, waitsSince(world.now()));
    const { holders, names } = await staffOfOrders(world);
    return {
      data: {
        orders: rows.map((row) => presentOrder(row, names, world.now())),
        approvers: holders.filter((each) => each !== id).length,
        failed: await countFailed(world.db),
      },
    };
  },
);
