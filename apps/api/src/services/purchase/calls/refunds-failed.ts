import { refundsFailed as call } from '@kandil/contract/control/purchase';
import { handle } from '../../../platform/http/handler.ts';
import { staffOfOrders } from '../flows/staff-orders.ts';
import { presentOrder } from '../present/refund-order.ts';
import { failedRefunds } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

export const refundsFailed = handle<PurchaseWorld, typeof call>(call, async ({ world }) => {
  const rows = await failedRefunds(world.db);
  const { names } = await staffOfOrders(world);
  return { data: { orders: rows.map((row) => presentOrder(row, names, world.now())) } };
});
