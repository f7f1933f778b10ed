import type { Change } from './change.ts';
import { addMonths } from './months.ts';
import { type Package, QUOTE_MINUTES } from './packages.ts';
import { DAY } from './standing.ts';
import type { Offer, Price } from './facts.ts';

/** What is paid at once, and when the full price follows. Amounts are in minor units. */
export interface Quote {
  today: number;
  next: Date;
}

export function quoteOf(
  { amount, months }: { amount: number; months: number },
  offer: Pick<Offer, 'kind' | 'amount' | 'days' | 'until'> | null,
  change: Change,
  now: number,
): Quote {
  if (change.kind === 'LATER') return { today: 0, next: change.startsAt };
  const first = { today: amount, next: addMonths(new Date(now), months) };
  if (!offer) return first;
  const { kind, days, until } = offer;
  if (kind === 'FREE_UNTIL') return { today: 0, next: until ?? first.next };
  const next = days === null ? first.next : new Date(now + days * DAY);
  return { today: kind === 'FREE_DAYS' ? 0 : (offer.amount ?? amount), next };
}

/** Whether a package can still be bought: its price holds, or was replaced less than an hour ago (SPEC-D36). */
export function isQuoteValid(bought: Package, prices: readonly Price[], now: number): boolean {
  const newer = prices
    .filter(
      (price) =>
        price.plan_code === bought.plan_code &&
        price.period_code === bought.period_code &&
        price.country === bought.country &&
        price.valid_from > bought.valid_from,
    )
    .map(({ valid_from }) => valid_from.getTime());
  const replaced = Math.min(bought.replaced_at?.getTime() ?? Infinity, ...newer);
  return bought.valid_from.getTime() <= now && now < replaced + QUOTE_MINUTES * 60_000;
}
