import type { Plan, Period } from './plans.ts';

/** One fortieth of each payment is given away (CONST-21), rounded up to whole minor units. */
export function givingShare(amount: number): number {
  return Math.ceil(amount / 40);
}

/** The price per month of a period, in minor units. */
export function monthlyPrice(amount: number, { months }: Period): number {
  return Math.round(amount / months);
}

/** The saving against monthly payment, in whole percent: the smallest of all plans, so that it is true for each. */
export function savingPercent(plans: readonly Plan[], { code, months }: Period): number {
  const savings = plans.map(({ prices }) => 1 - prices[code] / (prices.MONTHLY * months));
  return Math.floor(Math.min(...savings) * 100);
}
