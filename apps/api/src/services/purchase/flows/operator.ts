import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import type { Queue } from '../../../platform/queue/index.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import type { PurchaseTables } from '../store/tables.ts';
import { bookTransfer, type Transfer } from './transfer.ts';
import { placeRefund, type RefundOrder, RefundRefusal } from './refund-order.ts';

// What operators do from the command line. The order is the audit line; a worker carries it out.

interface Desk {
  database: Database;
  queue: Pick<Queue, 'enqueue'>;
  now: Clock;
}

/** What a refusal says on the command line. */
const WORDS: Readonly<Record<string, (number: string, left: number) => string>> = {
  NOT_FOUND: (number) => `There is no receipt ${number}.`,
  REFUND_NOTE: (number) => `${number} is a credit note.`,
  REFUND_LEFT: (number, left) => `${left} of ${number} can be given back, in minor units.`,
  REFUND_WITHDRAWN: (number) => `The buyer withdrew: what is left of ${number} goes back already.`,
  REFUND_OPEN: (number) => `A refund of ${number} is ordered already, and not done yet.`,
};

/**
 * Orders that money of a receipt is given back, with the audit line, in one transaction. Who may run commands needs no
 * second person: the limits are for the control room.
 * @returns what will be given back
 * @throws StartupError with the reason why not, in words
 */
export async function orderRefund(
  { database, queue, now }: Desk,
  order: Omit<RefundOrder, 'orderedBy'>,
): Promise<{ orderId: string; amount: number; currency: string }> {
  const db = schemaOf<PurchaseTables>(database, 'purchase');
  try {
    const { orderId, amount, receipt } = await transaction(db, (trx) =>
      placeRefund(trx, { queue, now }, { ...order, orderedBy: null }),
    );
    return { orderId, amount, currency: receipt.currency };
  } catch (error) {
    if (!(error instanceof RefundRefusal)) throw error;
    throw new StartupError(WORDS[error.code]?.(order.number, error.left) ?? error.code);
  }
}

/** Enters a transfer of what was set aside for giving. */
export const enterTransfer = (
  { database, now }: Pick<Desk, 'database' | 'now'>,
  transfer: Transfer,
): Promise<void> => bookTransfer(schemaOf<PurchaseTables>(database, 'purchase'), now(), transfer);
