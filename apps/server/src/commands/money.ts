import { enterTransfer, MODULES, orderRefund, refundJob } from '@kandil/api';
import { decimalOf } from '@kandil/contract/currency';
import type { Desk } from './desk.ts';

interface RefundTask {
  kind: 'refund';
  number: string;
  /** In minor units; null: the receipt's amount. */
  amount: number | null;
  reason: string;
  operator: string;
}

interface TransferTask {
  kind: 'transfer';
  amount: number;
  currency: string;
  recipient: string;
  /** ISO 8601. */
  at: string;
}

/** Minor units as people write them: 3999 is `39.99 USD`. */
const sumOf = (amount: number, currency: string) => `${decimalOf(amount, currency)} ${currency}`;

export type MoneyTask = RefundTask | TransferTask;

/** Orders a refund, or enters a transfer. */
export const money = (task: MoneyTask, desk: Desk): Promise<void> =>
  desk.withDatabase('write', MODULES.purchase.migrations, async (database) => {
    const books = { database, now: Date.now };
    if (task.kind === 'transfer') {
      const { kind, at, ...transfer } = task;
      await enterTransfer(books, { ...transfer, at: new Date(at) });
      desk.console.log(`Entered: ${kind} of ${sumOf(transfer.amount, transfer.currency)}.`);
      return;
    }
    const { orderId, amount, currency } = await desk.withQueue(database, [refundJob], (queue) =>
      orderRefund({ ...books, queue }, task),
    );
    desk.console.log(`Ordered: ${sumOf(amount, currency)} of ${task.number} (${orderId}).`);
  });
