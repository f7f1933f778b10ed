import { type Data, purchase } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';

export type Offers = Data<typeof purchase.subscriptionPlans>;
export type Period = Offers['periods'][number];
export type Plan = Period['plans'][number];

/** The plans, in the visitor's language. */
export async function loadOffers(api: Api): Promise<Offers> {
  const { data } = await api(purchase.subscriptionPlans, {});
  return data;
}

/**
 * The lowest price per month; null if there are no plans.
 * @param handheld false: without the plans for phones and tablets
 */
export function lowestMonthlyPrice(
  { periods }: Offers,
  handheld = true,
): Plan['monthlyPrice'] | null {
  const prices = periods
    .flatMap(({ plans }) => plans)
    .filter(({ devices }) => handheld || devices === 'ANY')
    .map(({ monthlyPrice }) => monthlyPrice);
  return prices.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}
