import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { found } from '@kandil/contract';
import { staffHolders } from '@kandil/contract/internal';
import { presentOrder } from '../present/refund-order.ts';
import { orderById, type OrderRow } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

/** Who may order refunds, and the names of those who ordered or approved some. */
export async function staffOfOrders(world: PurchaseWorld, rows: readonly OrderRow[]) {
  const ids = new Set(rows.flatMap((row) => [row.ordered_by, row.approved_by]));
  const known = [...ids].filter((id) => id !== null).slice(0, 200);
  return world.internal(staffHolders, { permission: 'money.refund', ids: known });
}

/** An order as the control room shows it. @throws Refusal NOT_FOUND */
export async function orderView(
  world: PurchaseWorld,
  id: string,
): Promise<Data<typeof refundOrder>> {
  const row = found(await orderById(world.db, id));
  const { names } = await staffOfOrders(world, [row]);
  return presentOrder(row, names, world.now());
}
