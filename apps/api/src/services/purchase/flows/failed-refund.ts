import { Refusal } from '@kandil/contract';
import { refundWithdraw } from '@kandil/contract/internal';
import type { Executor } from '../store/tables.ts';
import { refund } from '../jobs/jobs.ts';
import { refundKey } from '../rules/refund.ts';
import { closeOrder, lockedOrder, type OrderRow, setRetried } from '../store/refund-orders.ts';
import type { PurchaseWorld } from '../world.ts';
import { lockedReceipt, refundable } from './refund-order.ts';

/**
 * Has a failed order tried again. One that the gateway refused begins with what has gone back by now; one without an answer
 * is the same request, because the gateway may have made it.
 * @returns null if it is being tried already
 * @throws Refusal NOT_FOUND, ORDER_OVER @throws RefundRefusal
 */
export async function retryRefund(
  trx: Executor,
  { queue }: Pick<PurchaseWorld, 'queue'>,
  id: string,
): Promise<OrderRow | null> {
  const order = await openAtGateway(trx, id);
  if (order.failed_at === null) return null;
  if (order.failure === 'REFUSED') {
    const receipt = await lockedReceipt(trx, order.number);
    if (!receipt) throw new Refusal('NOT_FOUND');
    await refundable(trx, receipt, order.amount);
    await setRetried(trx, id, receipt.refunded);
  } else await setRetried(trx, id, order.refunded_before);
  // Each failure has one try, however many press.
  const key = `${id} ${order.failed_at.toISOString()}`;
  await queue.enqueue(trx, refund, { orderId: id }, { key });
  return order;
}

/** An order that waits for nobody, and is not over. @throws Refusal NOT_FOUND, ORDER_OVER */
async function openAtGateway(trx: Executor, id: string): Promise<OrderRow> {
  const order = await lockedOrder(trx, id);
  if (!order) throw new Refusal('NOT_FOUND');
  if (order.waiting || order.done_at !== null) throw new Refusal('ORDER_OVER');
  return order;
}

/**
 * Closes a failed order, which is repeated no more. What the gateway makes all the same is booked when it says so.
 * @throws Refusal NOT_FOUND, ORDER_OVER
 */
export async function giveUpRefund(
  trx: Executor,
  { now }: Pick<PurchaseWorld, 'now'>,
  { id, staffId, reason }: { id: string; staffId: string; reason: string },
): Promise<OrderRow> {
  const order = await openAtGateway(trx, id);
  if (order.failed_at === null) throw new Refusal('ORDER_OVER');
  const end = { closed: 'GIVEN_UP' as const, closed_by: staffId, close_reason: reason };
  await closeOrder(trx, id, { ...end, done_at: new Date(now()) });
  return order;
}

/**
 * Has the service of payments repeat an order no more.
 * @throws Refusal ORDER_OVER if the gateway has made it; it is then booked
 */
export async function withdrawFromGateway(
  { internal, queue, db }: PurchaseWorld,
  order: OrderRow,
): Promise<void> {
  const { isMade } = await internal(refundWithdraw, {
    gatewayCode: order.gateway_code,
    key: refundKey(order),
  });
  if (!isMade) return;
  await queue.enqueue(db, refund, { orderId: order.id }, { key: `${order.id} made` });
  throw new Refusal('ORDER_OVER');
}
