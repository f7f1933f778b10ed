import { Refusal } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { refund } from '../jobs/jobs.ts';
import { type RefundFault, refundFault, waitsSince } from '../rules/refund.ts';
import { exactNumber } from '../rules/withdrawal.ts';
import { limitOf } from '../store/catalogue.ts';
import { receiptByNumber } from '../store/receipts.ts';
import {
  closeExpired,
  closeOrder,
  insertRefundOrder,
  lockedOrder,
  orderById,
  releaseOrder,
  unapproved,
} from '../store/refund-orders.ts';
import { lockOwner } from '../store/subscriptions.ts';
import type { Executor, ReceiptRow } from '../store/tables.ts';
import { isWithdrawn } from '../store/withdrawals.ts';

/** Why a receipt is not refunded. `left`: what can still be given back, in minor units. */
export class RefundRefusal extends Refusal {
  readonly left: number;

  constructor(code: RefundFault | 'NOT_FOUND' | 'REFUND_OPEN', left = 0) {
    super(code);
    this.left = left;
  }
}

export interface RefundOrder {
  /** As printed: `KND-00000042`, with or without its letters. */
  number: string;
  /** Minor units; null: all that is left of it. */
  amount: number | null;
  reason: string;
  operator: string;
  /** Somebody of the staff, to whom the limits apply; null: a command. */
  orderedBy: string | null;
  /** Its id, made by the screen; by default a new one. */
  key?: string | undefined;
  /** What was left of the receipt when it was read, in minor units. */
  left?: number | undefined;
}

interface PlacedRefund {
  orderId: string;
  amount: number;
  receipt: ReceiptRow;
  waits: boolean;
  /** The order was given before: its answer may have got lost. */
  isRepeated: boolean;
}

interface Desk {
  queue: Pick<Queue, 'enqueue'>;
  now: Clock;
}

/** The newest state of a receipt, for which nothing else is booked until the transaction ends. */
export async function lockedReceipt(
  trx: Executor,
  number: number,
): Promise<ReceiptRow | undefined> {
  const found = await receiptByNumber(trx, number);
  if (!found) return undefined;
  await lockOwner(trx, found.user_id ?? found.subscription_id ?? found.id);
  return receiptByNumber(trx, number);
}

/** @returns what is given back, in minor units @throws RefundRefusal */
export async function refundable(
  trx: Executor,
  receipt: ReceiptRow,
  amount: number | null,
): Promise<number> {
  const { subscription_id: id } = receipt;
  const fault = refundFault(receipt, amount, id !== null && (await isWithdrawn(trx, id)));
  const left = receipt.amount - receipt.refunded;
  if (fault) throw new RefundRefusal(fault, left);
  return amount ?? left;
}

/** An order of this id. @throws Refusal INVALID_INPUT for one of another receipt or person */
async function givenBefore(
  trx: Executor,
  receipt: ReceiptRow,
  { key, orderedBy }: Pick<RefundOrder, 'key' | 'orderedBy'>,
): Promise<PlacedRefund | null> {
  const order = key === undefined ? undefined : await orderById(trx, key);
  if (!order) return null;
  if (order.receipt_id !== receipt.id || order.ordered_by !== orderedBy)
    throw new Refusal('INVALID_INPUT', { fields: { key: 'INVALID_INPUT' } });
  const { id: orderId, amount, waiting: waits } = order;
  return { orderId, amount, receipt, waits, isRepeated: true };
}

/**
 * Orders that money of a receipt is given back: by a job of the caller's transaction, or, where the refunds of
 * the receipt that nobody else approved are above the limit of its currency, once a second person has.
 * @throws RefundRefusal, also where less is left than who orders has seen: somebody may have refunded the same
 */
export async function placeRefund(
  trx: Executor,
  { queue, now }: Desk,
  { number, amount, reason, operator, orderedBy, key, left }: RefundOrder,
): Promise<PlacedRefund> {
  const receipt = await lockedReceipt(trx, exactNumber(number));
  if (!receipt) throw new RefundRefusal('NOT_FOUND');
  const before = await givenBefore(trx, receipt, { key, orderedBy });
  if (before) return before;
  const remains = receipt.amount - receipt.refunded;
  if (left !== undefined && remains < left) throw new RefundRefusal('REFUND_LEFT', remains);
  await closeExpired(trx, waitsSince(now()), new Date(now()), receipt.id);
  const back = await refundable(trx, receipt, amount);
  const limit = orderedBy === null ? null : await limitOf(trx, receipt.currency);
  // A refund in parts counts as one.
  const waits = limit !== null && back + (await unapproved(trx, receipt.id)) > limit;
  const orderId = key ?? randomUUID();
  await insertRefundOrder(trx, {
    id: orderId,
    receipt_id: receipt.id,
    refunded_before: receipt.refunded,
    amount: back,
    reason,
    operator,
    ordered_by: orderedBy,
    ordered_at: new Date(now()),
    waiting: waits,
    done_at: null,
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'refund_open')) throw new RefundRefusal('REFUND_OPEN');
    throw error;
  });
  if (!waits) await queue.enqueue(trx, refund, { orderId }, { key: orderId });
  return { orderId, amount: back, receipt, waits, isRepeated: false };
}

/** A waiting order, which nobody else decides until the transaction ends. @throws Refusal NOT_FOUND, ORDER_OVER */
async function openOrder(trx: Executor, id: string, now: number) {
  const order = await lockedOrder(trx, id);
  if (!order) throw new Refusal('NOT_FOUND');
  const isOver = !order.waiting || order.done_at !== null || order.ordered_at < waitsSince(now);
  if (isOver) throw new Refusal('ORDER_OVER');
  return order;
}

export interface Decision {
  /** Of the order. */
  id: string;
  staffId: string;
}

/**
 * Approves a waiting order, and has it carried out. What went back of the receipt meanwhile counts.
 * @param holders who may order refunds now: an order ends with the right of the one who gave it
 * @throws Refusal NOT_FOUND, SECOND_PERSON, ORDER_OVER @throws RefundRefusal
 */
export async function approveRefund(
  trx: Executor,
  { queue, now }: Desk,
  { id, staffId }: Decision,
  holders: readonly string[],
) {
  const order = await openOrder(trx, id, now());
  if (order.ordered_by === staffId) throw new Refusal('SECOND_PERSON');
  if (order.ordered_by !== null && !holders.includes(order.ordered_by))
    throw new Refusal('ORDER_OVER');
  const receipt = await lockedReceipt(trx, order.number);
  if (!receipt) throw new Refusal('NOT_FOUND');
  await refundable(trx, receipt, order.amount);
  await releaseOrder(trx, id, {
    approved_by: staffId,
    approved_at: new Date(now()),
    refunded_before: receipt.refunded,
  });
  await queue.enqueue(trx, refund, { orderId: id }, { key: id });
  return order;
}

/** Withdraws or declines a waiting order. @throws Refusal NOT_FOUND, ORDER_OVER */
export async function cancelRefund(
  trx: Executor,
  { now }: Pick<Desk, 'now'>,
  { id, staffId }: Decision,
) {
  const order = await openOrder(trx, id, now());
  const closed = 'CANCELLED' as const;
  await closeOrder(trx, id, { closed, closed_by: staffId, done_at: new Date(now()) });
  return order;
}
