import { isLive, type Period, periodAfter } from '../rules/withdrawal.ts';
import { receiptsOfSubscriptions } from '../store/receipts.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { Executor, ReceiptRow, SubscriptionRow } from '../store/tables.ts';
import { type WithdrawalRow, withdrawalsOf } from '../store/withdrawals.ts';

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

/** Whether the contract can be withdrawn from by a statement of this moment. */
export function canWithdraw({ row, period }: Contract, stated: number): boolean {
  if (row.ended_at !== null) return false;
  return period === null || stated < period.over.getTime();
}

/** What a withdrawal is about: the newest contract whose period is open, else the newest one. */
export function contractToWithdraw(contracts: readonly Contract[], now: number): Contract | null {
  return contracts.find((contract) => canWithdraw(contract, now)) ?? contracts[0] ?? null;
}

/** What is given back of a contract: everything that was paid and is still ours. Minor units. */
export const paymentsLeft = ({ receipts }: Pick<Contract, 'receipts'>) =>
  receipts
    .map(({ charge_id: chargeId, amount, refunded, currency }) => ({
      chargeId,
      amount: amount - refunded,
      currency,
    }))
    .filter(({ amount }) => amount > 0);
