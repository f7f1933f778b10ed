import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { staffPeople } from '@kandil/contract/internal';
import { may } from '@kandil/contract/staff/permissions';
import { presentOrder } from '../present/refund-order.ts';
import type { OrderRow } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';

/** Who may order refunds, and the names of the staff by id. */
export async function staffOfOrders({ internal }: Pick<PurchaseWorld, 'internal'>) {
  const people = await internal(staffPeople, {});
  return {
    holders: people
      .filter(({ role, isDismissed }) => !isDismissed && may(role, 'money.refund'))
      .map(({ id }) => id),
    names: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}

/**
 * An order as the control room shows it.
 *
 * @param row read in the transaction of the act: a moment later the gateway may have answered
 */
export async function orderView(
  world: PurchaseWorld,
  row: OrderRow,
): Promise<Data<typeof refundOrder>> {
  const { names } = await staffOfOrders(world);
  return presentOrder(row, names, world.now());
}
