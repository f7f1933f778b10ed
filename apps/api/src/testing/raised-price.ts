import { demoOffers } from './demo-files.ts';
import { importOffers } from '../services/purchase/flows/import/index.ts';
import type { ServiceApp } from './service-app.ts';

interface OffersPrices {
  plans: { code: string; prices: { period: string; country: string; amount: number }[] }[];
}

/** Sells a plan at another price from now on, by an import as the operator does it. */
export async function sellAt(
  { database, now }: Pick<ServiceApp, 'database' | 'now'>,
  prices: Readonly<Record<string, number>>,
): Promise<void> {
  const offers = structuredClone(await demoOffers()) as OffersPrices;
  for (const plan of offers.plans)
    for (const price of plan.prices)
      price.amount = prices[`${plan.code} ${price.period}`] ?? price.amount;
  await importOffers(database, offers, { now });
}
