import { after } from '../gateways/index.ts';
import { type BillingCycle, type Plan, type Subscription, timeOf } from './books.ts';
import { minorOf } from './money.ts';

const DAYS = { DAY: 1, WEEK: 7 };
const MONTHS = { MONTH: 1, YEAR: 12 };

/** The end of some cycles after a moment; both are milliseconds. */
function afterCycles(from: number, { frequency }: BillingCycle, cycles: number): number {
  const { interval_unit: unit, interval_count: count = 1 } = frequency;
  const span = cycles * count;
  return unit === 'DAY' || unit === 'WEEK'
    ? after(from, { days: DAYS[unit] * span })
    : after(from, { months: MONTHS[unit] * span });
}

/** Index of the cycle that is paid next; -1 after the last one. */
function currentIndex({ completed }: Subscription, { billing_cycles: cycles }: Plan): number {
  return cycles.findIndex(
    ({ total_cycles: total = 1 }, index) => !total || (completed[index] ?? 0) < total,
  );
}

/** The cycle that is paid next; null after the last one. */
export const currentCycle = (subscription: Subscription, plan: Plan): BillingCycle | null =>
  plan.billing_cycles[currentIndex(subscription, plan)] ?? null;

/** Price of a cycle in minor units; a free trial has none. */
export const priceOf = ({ pricing_scheme: scheme }: BillingCycle): number =>
  scheme?.fixed_price ? minorOf(scheme.fixed_price) : 0;

/** Currency of a plan, which all its prices have. */
export function currencyOf({ billing_cycles: cycles }: Plan): string {
  const [price] = cycles.flatMap(({ pricing_scheme: scheme }) => scheme?.fixed_price ?? []);
  return price?.currency_code ?? 'USD';
}

/** The schedule after the current cycle, paid or not. Cycles are counted from an anchor, so that the 31st stays the 31st. */
export function completeCycle(subscription: Subscription, plan: Plan): Partial<Subscription> {
  const index = currentIndex(subscription, plan);
  const cycle = plan.billing_cycles[index];
  if (!cycle) return { dueAt: null };
  const completed = plan.billing_cycles.map(
    (_, at) => (subscription.completed[at] ?? 0) + (at === index ? 1 : 0),
  );
  const sinceAnchor = subscription.sinceAnchor + 1;
  const end = timeOf(afterCycles(Date.parse(subscription.anchorAt), cycle, sinceAnchor));
  const next = currentIndex({ ...subscription, completed }, plan);
  const moved = next === index ? { sinceAnchor } : { sinceAnchor: 0, anchorAt: end };
  return { completed, ...moved, dueAt: next < 0 ? null : end, attempts: 0, retryAt: null };
}
