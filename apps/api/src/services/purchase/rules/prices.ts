/** The part of a payment that is given away (CONST-21), rounded up to whole minor units. @param percent two decimals at most */
export function givingShare(amount: number, percent: number): number {
  return Math.ceil((amount * Math.round(percent * 100)) / 10_000);
}

/** What is still given away of a receipt when this amount of it remains: the percentage is that of then. */
export function remainingShare(
  { amount, giving_share: share }: { amount: number; giving_share: number },
  remaining: number,
): number {
  return Math.ceil((share * remaining) / amount);
}

/** The tax in an amount that includes it, in minor units. @param rate hundredths of a percent */
export function taxIn(amount: number, rate: number): number {
  return amount - Math.round((amount * 10_000) / (10_000 + rate));
}

/** The price per month of a period, in minor units. */
export function monthlyPrice(amount: number, months: number): number {
  return Math.round(amount / months);
}

/** What two periods of one plan cost. */
export interface PricePair {
  amount: number;
  /** Of one month, paid monthly. */
  monthly: number;
}

/** The saving against monthly payment, in whole percent: the smallest of all plans, so that it is true for each. */
export function savingPercent(pairs: readonly PricePair[], months: number): number {
  if (pairs.length === 0) return 0;
  const savings = pairs.map(({ amount, monthly }) => 1 - amount / (monthly * months));
  return Math.max(0, Math.floor(Math.min(...savings) * 100));
}
