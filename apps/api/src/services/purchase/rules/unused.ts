import { DAY } from './standing.ts';

/** A receipt for a period, in minor units. */
interface PaidPeriod {
  amount: number;
  refunded: number;
  period_from: Date;
  period_to: Date;
}

/** What the whole days that are left of a paid period are worth, in minor units; never more than is left of it. */
export function unusedPart(receipt: PaidPeriod, now: number): number {
  const [from, to] = [receipt.period_from.getTime(), receipt.period_to.getTime()];
  const days = Math.round((to - from) / DAY);
  const left = Math.min(days, Math.floor((to - now) / DAY));
  if (days <= 0 || left <= 0) return 0;
  return Math.min(receipt.amount - receipt.refunded, Math.floor((receipt.amount * left) / days));
}
