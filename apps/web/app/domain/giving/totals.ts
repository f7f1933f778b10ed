import type { purchase } from '@kandil/contract';

/** Sums of the ledger of giving in one currency, in minor units. */
export interface GivingTotal {
  currency: string;
  setAside: number;
  transferred: number;
}

/** The sums of all months by currency, the largest first. */
export function givingTotals(months: readonly purchase.GivingMonth[]): GivingTotal[] {
  const totals = new Map<string, GivingTotal>();
  for (const { setAside, transferred } of months) {
    const { currency } = setAside;
    const total = totals.get(currency) ?? { currency, setAside: 0, transferred: 0 };
    total.setAside += setAside.amount;
    total.transferred += transferred.amount;
    totals.set(currency, total);
  }
  return [...totals.values()].toSorted((a, b) => b.setAside - a.setAside);
}
