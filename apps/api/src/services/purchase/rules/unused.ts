import type { ReceiptRow } from '../store/tables.ts';
import { DAY } from './standing.ts';

/** What the whole days that are left of a paid period are worth, in minor units; never more than is left of it. */
export function unusedPart(
  receipt: Pick<ReceiptRow, 'amount' | 'refunded' | 'period_from' | 'period_to'>,
  now: number,
): number {
  const [from, to] = [receipt.period_from.getTime(), receipt.period_to.getTime()];
  const days = Math.round((to - from) / DAY);
  const left = Math.min(days, Math.floor((to - now) / DAY));
  if (days <= 0 || left <= 0) return 0;
  return Math.min(receipt.amount - receipt.refunded, Math.floor((receipt.amount * left) / days));
}
