import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { refund } from '../jobs/jobs.ts';
import { typedNumber } from '../rules/withdrawal.ts';
import { receiptByNumber } from '../store/receipts.ts';
import { insertRefundOrder } from '../store/refund-orders.ts';
import { lockOwner } from '../store/subscriptions.ts';
import { isWithdrawn } from '../store/withdrawals.ts';
import type { PurchaseTables } from '../store/tables.ts';

// What operators do from the command line. The order is the audit line; a worker carries it out.

export interface RefundOrder {
  /** As printed: `KND-00000042`, with or without its letters. */
  number: string;
  /** Minor units; null: all that is left of it. */
  amount: number | null;
  reason: string;
  operator: string;
}

interface Desk {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  now: Clock;
}

/**
 * Orders that money of a receipt is given back, with the audit line, in one transaction.
 * @returns what will be given back
 * @throws StartupError with the reason why not, in words
 */
export async function orderRefund(
  { database, queue, now }: Desk,
  { number, amount, reason, operator }: RefundOrder,
): Promise<{ orderId: string; amount: number; currency: string }> {
  const db = schemaOf<PurchaseTables>(database, 'purchase');
  const orderId = randomUUID();
  // No receipt has the number 0.
  const printed = typedNumber(number) ?? 0;
  return transaction(db, async (trx) => {
    const found = await receiptByNumber(trx, printed);
    if (!found) throw new StartupError(`There is no receipt ${number}.`);
    await lockOwner(trx, found.user_id ?? found.subscription_id ?? found.id);
    const receipt = (await receiptByNumber(trx, found.number)) ?? found;
    const left = receipt.amount - receipt.refunded;
    const back = amount ?? left;
    if (receipt.kind !== 'RECEIPT') throw new StartupError(`${number} is a credit note.`);
    if (back <= 0 || back > left)
      throw new StartupError(`${left} of ${number} can be given back, in minor units.`);
    if (receipt.subscription_id && (await isWithdrawn(trx, receipt.subscription_id)))
      throw new StartupError(`The buyer withdrew: what is left of ${number} goes back already.`);
    await insertRefundOrder(trx, {
      id: orderId,
      receipt_id: receipt.id,
      refunded_before: receipt.refunded,
      amount: back,
      reason,
      operator,
      ordered_at: new Date(now()),
      done_at: null,
    });
    await queue.enqueue(trx, refund, { orderId }, { key: orderId });
    return { orderId, amount: back, currency: receipt.currency };
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'refund_open'))
      throw new StartupError(`A refund of ${number} is ordered already, and not done yet.`);
    throw error;
  });
}

export interface Transfer {
  /** Minor units. */
  amount: number;
  currency: string;
  recipient: string;
  /** When the money was transferred. */
  at: Date;
}

/** Enters a transfer of what was set aside for giving. */
export async function enterTransfer(
  { database, now }: Pick<Desk, 'database' | 'now'>,
  transfer: Transfer,
): Promise<void> {
  await schemaOf<PurchaseTables>(database, 'purchase')
    .insertInto('giving_transfer')
    .values({ id: randomUUID(), ...transfer, entered_at: new Date(now()) })
    .execute();
}
