import type { Plan, Period } from './plans.ts';

/** One fortieth of what is paid is given away (CONST-21), rounded up to whole minor units. */
export function givingShare(amount: number): number {
  return Math.ceil(amount / 40);
}

/** Price of one month of a period, minor units. */
export function monthlyPrice(amount: number, { months }: Period): number {
  return Math.round(amount / months);
}

/** What is saved against paying each month, in whole percent; the least of the plans, so that it is true of all. */
export function savingPercent(plans: readonly Plan[], { code, months }: Period): number {
  const savings = plans.map(({ prices }) => 1 - prices[code] / (prices.MONTHLY * months));
  return Math.floor(Math.min(...savings) * 100);
}
