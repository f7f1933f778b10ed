import { isLive, type Period, periodAfter } from '../rules/withdrawal.ts';
import { receiptsOfSubscriptions } from './receipts.ts';
import { subscriptionsOf } from './subscriptions.ts';
import type { Executor, ReceiptRow, SubscriptionRow } from './tables.ts';
import { type WithdrawalRow, withdrawalsOf } from './withdrawals.ts';

/** A subscription as a contract: each one is, also after a plan change; a renewal belongs to its own. */
export interface Contract {
  row: SubscriptionRow;
  /** Its receipts, oldest first. */
  receipts: ReceiptRow[];
  /** Null before the first payment: the period has not begun. */
  period: Period | null;
  /** The last statement that can be confirmed, or was. */
  statement: WithdrawalRow | null;
}

/** The contracts of an account, newest first. */
export async function contractsOf(db: Executor, userId: string, now: number): Promise<Contract[]> {
  const statements = await withdrawalsOf(db, userId);
  const rows = await subscriptionsOf(db, userId);
  const ids = rows.map(({ id }) => id);
  const paid = (await receiptsOfSubscriptions(db, ids)).reverse();
  return rows.map((row) => {
    const receipts = paid.filter(({ subscription_id: id }) => id === row.id);
    const first = receipts[0];
    const own = statements.filter(({ subscription_id: id }) => id === row.id);
    return {
      row,
      receipts,
      period: first ? periodAfter(first.charged_at) : null,
      statement:
        own.find(({ confirmed_at }) => confirmed_at) ??
        own.find(({ stated_at }) => isLive(stated_at, now)) ??
        null,
    };
  });
}
