import { type AnyCall, type Data, found } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { staffPeople } from '@kandil/contract/internal';
import { may } from '@kandil/contract/staff/permissions';
import { audited } from '../../../platform/audit.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { receiptNumber } from '../present/receipt.ts';
import { presentOrder } from '../present/refund-order.ts';
import { orderById, type OrderRow } from '../store/refund-orders.ts';
import type { Executor } from '../store/tables.ts';
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

interface OrderNote {
  call: AnyCall;
  /** Of the order. */
  id: string;
  /** Beside its amount. */
  changes: Record<string, unknown>;
  reason?: string;
}

/** Notes in the audit what somebody does to an order. @returns the order as it is in this transaction */
export async function auditOrder(
  world: Pick<PurchaseWorld, 'queue' | 'now'>,
  trx: Executor,
  context: CallContext,
  { call, id, changes, ...note }: OrderNote,
): Promise<OrderRow> {
  const order = found(await orderById(trx, id));
  await audited(world, trx, context, {
    call,
    subject: `receipt:${receiptNumber(order)}`,
    changes: { amount: order.amount, currency: order.currency, ...changes },
    retention: 'MONEY',
    ...note,
  });
  return order;
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
