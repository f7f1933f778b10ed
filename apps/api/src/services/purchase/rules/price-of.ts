import type { Price } from './facts.ts';

/** Stands for every country without prices. */
export const FALLBACK = '*';

/** The prices that hold at a moment: of each plan, period and country the newest. */
export function pricesAt(prices: readonly Price[], now: number): Price[] {
  const newest = new Map<string, Price>();
  const begun = prices.filter(({ valid_from }) => valid_from.getTime() <= now);
  for (const price of begun.toSorted((a, b) => a.valid_from.getTime() - b.valid_from.getTime()))
    newest.set(`${price.plan_code} ${price.period_code} ${price.country}`, price);
  return [...newest.values()];
}

/** The price of a plan and period in a country, with the fallback's where it has none. */
export function priceFor(
  prices: readonly Price[],
  plan: string,
  period: string,
  country: string,
): Price | undefined {
  const own = prices.filter((p) => p.plan_code === plan && p.period_code === period);
  return (
    own.find((price) => price.country === country) ??
    own.find((price) => price.country === FALLBACK)
  );
}
