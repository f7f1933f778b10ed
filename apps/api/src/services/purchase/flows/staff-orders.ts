import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { found } from '@kandil/contract';
import { staffPeople } from '@kandil/contract/internal';
import { may } from '@kandil/contract/staff/permissions';
import { presentOrder } from '../present/refund-order.ts';
import { orderById } from '../store/refund-orders.ts';
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

/** An order as the control room shows it. @throws Refusal NOT_FOUND */
export async function orderView(
  world: PurchaseWorld,
  id: string,
): Promise<Data<typeof refundOrder>> {
  const row = found(await orderById(world.db, id));
  const { names } = await staffOfOrders(world);
  return presentOrder(row, names, world.now());
}
