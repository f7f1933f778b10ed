import type { GatewayCode } from '@kandil/contract/payment';
import type { Insertable, Selectable } from 'kysely';
import type { Executor, PurchaseTables, ReceiptRow, RefundOrderRow } from './tables.ts';

/** An order to give money back, with the charge it is about. */
export type RefundOrder = Selectable<PurchaseTables['refund_order']> & {
  gateway_code: GatewayCode;
  gateway_subs_id: string;
  charge_id: string;
  currency: string;
};

export function refundOrder(db: Executor, id: string): Promise<RefundOrder | undefined> {
  return db
    .selectFrom('refund_order')
    .innerJoin('receipt', 'receipt.id', 'refund_order.receipt_id')
    .innerJoin('subscription', 'subscription.id', 'receipt.subscription_id')
    .selectAll('refund_order')
    .select(['receipt.gateway_code', 'receipt.charge_id', 'receipt.currency'])
    .select('subscription.gateway_subs_id')
    .where('refund_order.id', '=', id)
    .executeTakeFirst();
}

export async function insertRefundOrder(
  trx: Executor,
  row: Insertable<PurchaseTables['refund_order']>,
): Promise<void> {
  await trx.insertInto('refund_order').values(row).execute();
}

/** @returns false if it was finished before */
export async function finishRefund(trx: Executor, id: string, at: Date): Promise<boolean> {
  const done = await trx
    .updateTable('refund_order')
    .set({ done_at: at })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** An order with what its receipt says. */
export type OrderRow = RefundOrderRow &
  Pick<ReceiptRow, 'number' | 'prefix' | 'currency' | 'gateway_code'>;

const ordersWithReceipt = (db: Executor) =>
  db
    .selectFrom('refund_order')
    .innerJoin('receipt', 'receipt.id', 'refund_order.receipt_id')
    .selectAll('refund_order')
    .select(['receipt.number', 'receipt.prefix', 'receipt.currency', 'receipt.gateway_code']);

/** An order that nobody else changes until the transaction ends. */
export const lockedOrder = (trx: Executor, id: string): Promise<OrderRow | undefined> =>
  ordersWithReceipt(trx)
    .where('refund_order.id', '=', id)
    .forUpdate('refund_order')
    .executeTakeFirst();

export const orderById = (db: Executor, id: string): Promise<OrderRow | undefined> =>
  ordersWithReceipt(db).where('refund_order.id', '=', id).executeTakeFirst();

/** The orders of a receipt, the newest first. */
export const ordersOf = (db: Executor, receiptId: string): Promise<OrderRow[]> =>
  ordersWithReceipt(db)
    .where('refund_order.receipt_id', '=', receiptId)
    .orderBy('refund_order.ordered_at', 'desc')
    .execute();

/** Orders since a moment that wait for a second person, the oldest first; at most 200. */
export const waitingOrders = (db: Executor, since: Date): Promise<OrderRow[]> =>
  ordersWithReceipt(db)
    .where('refund_order.waiting', '=', true)
    .where('refund_order.done_at', 'is', null)
    .where('refund_order.ordered_at', '>=', since)
    .orderBy('refund_order.ordered_at')
    .limit(200)
    .execute();

/** Orders that their gateway has not made. */
const failedOrders = (db: Executor) =>
  ordersWithReceipt(db)
    .where('refund_order.failed_at', 'is not', null)
    .where('refund_order.done_at', 'is', null);

/** The oldest first; at most 200. */
export const failedRefunds = (db: Executor): Promise<OrderRow[]> =>
  failedOrders(db).orderBy('refund_order.ordered_at').limit(200).execute();

export async function countFailed(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom('refund_order')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('failed_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Orders from before a moment that the gateway has neither made nor refused; at most 200. */
export async function unansweredOrders(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('refund_order')
    .select('id')
    .where('waiting', '=', false)
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('failure', 'is', null), eb('failure', '=', 'UNAVAILABLE')]))
    .where((eb) => eb(eb.fn.coalesce('approved_at', 'ordered_at'), '<', before))
    .orderBy('ordered_at')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

type Failure = Pick<RefundOrderRow, 'failed_at' | 'failure' | 'failure_text'>;

/** Notes why an order failed, unless it is over, or another refusal of it was noted since `refusals` were. */
export async function setFailed(
  db: Executor,
  id: string,
  failure: Failure,
  refusals: number,
): Promise<void> {
  await db
    .updateTable('refund_order')
    .set({ ...failure, refusals: refusals + (failure.failure === 'REFUSED' ? 1 : 0) })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .where('refusals', '=', refusals)
    .execute();
}

/** The order is at its gateway again. @param before what had gone back of its receipt, in minor units */
export async function setRetried(trx: Executor, id: string, before: number): Promise<void> {
  await trx
    .updateTable('refund_order')
    .set({ failed_at: null, failure: null, failure_text: null, refunded_before: before })
    .where('id', '=', id)
    .execute();
}

/** Orders that failed without an answer, and whose money went back all the same, are made. */
export async function finishFailed(
  trx: Executor,
  receiptId: string,
  refunded: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('refund_order')
    .set({ done_at: at })
    .where('receipt_id', '=', receiptId)
    .where('failure', '=', 'UNAVAILABLE')
    .where('done_at', 'is', null)
    .where((eb) => eb(eb('refunded_before', '+', eb.ref('amount')), '<=', refunded))
    .execute();
}

/** The order no longer waits. */
export async function releaseOrder(
  trx: Executor,
  id: string,
  approval: Pick<RefundOrderRow, 'approved_by' | 'approved_at' | 'refunded_before'>,
): Promise<void> {
  await trx
    .updateTable('refund_order')
    .set({ ...approval, waiting: false })
    .where('id', '=', id)
    .execute();
}

/** Ends an order without a refund. */
export async function closeOrder(
  trx: Executor,
  id: string,
  end: Pick<RefundOrderRow, 'closed' | 'closed_by' | 'done_at'> & { close_reason?: string },
): Promise<void> {
  await trx.updateTable('refund_order').set(end).where('id', '=', id).execute();
}

/** Ends orders from before a moment that nobody approved: of one receipt, or all. */
export async function closeExpired(
  db: Executor,
  before: Date,
  at: Date,
  receiptId?: string,
): Promise<void> {
  await db
    .updateTable('refund_order')
    .set({ closed: 'EXPIRED', done_at: at })
    .where('waiting', '=', true)
    .where('done_at', 'is', null)
    .where('ordered_at', '<', before)
    .$if(receiptId !== undefined, (query) => query.where('receipt_id', '=', receiptId ?? ''))
    .execute();
}

/** What the staff refund of a receipt without an approval, in minor units; what they closed does not count. */
export async function unapproved(db: Executor, receiptId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refund_order')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('receipt_id', '=', receiptId)
    .where('ordered_by', 'is not', null)
    .where('approved_by', 'is', null)
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow();
  return sum;
}
