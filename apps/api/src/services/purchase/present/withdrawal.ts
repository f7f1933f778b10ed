import type { Withdrawal } from '@kandil/contract/purchase';
import { wordsOf } from '../../../platform/words.ts';
import { type Contract } from '../store/contracts.ts';
import { canWithdraw, paymentsLeft } from '../rules/withdrawal.ts';
import type { PlanRow } from '../store/tables.ts';
import { receiptNumber } from './receipt.ts';
import { periodTitle, planTitle } from './titles.ts';

/** @param plans every plan by code */
export function presentWithdrawal(
  contract: Contract,
  plans: ReadonlyMap<string, PlanRow>,
  language: string,
  now: number,
): Withdrawal {
  const { row, receipts, period } = contract;
  const words = wordsOf(language);
  return {
    ...statementOf(contract),
    ...moneyOf(contract),
    state: stateOf(contract, now),
    planTitle: planTitle(plans.get(row.plan_code), row.plan_code, words, language),
    periodTitle: periodTitle(row.period_code, words),
    concludedAt: (receipts[0]?.charged_at ?? row.created_at).toISOString(),
    lastDay: period?.lastDay.toISOString() ?? null,
  };
}

const statementOf = ({ statement }: Contract) => ({
  id: statement?.id ?? null,
  statedAt: statement?.stated_at.toISOString() ?? null,
  confirmedAt: statement?.confirmed_at?.toISOString() ?? null,
});

/** What goes back: once it is confirmed everything that was paid, also what has gone back since. */
function moneyOf({ row, receipts, statement }: Contract) {
  const [first] = receipts;
  const left = sumOf(paymentsLeft({ receipts }));
  const amount = statement?.confirmed_at ? sumOf(receipts) : left;
  return {
    receiptNumber: first ? receiptNumber(first) : null,
    refund: amount > 0 ? { amount, currency: row.currency } : null,
    refunded: receipts.length > 0 && left === 0,
  };
}

const sumOf = (rows: readonly { amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

function stateOf(contract: Contract, now: number): Withdrawal['state'] {
  const { statement } = contract;
  if (statement?.confirmed_at) return 'WITHDRAWN';
  if (statement && canWithdraw(contract, statement.stated_at.getTime())) return 'STATED';
  return canWithdraw(contract, now) ? 'OPEN' : 'OVER';
}
