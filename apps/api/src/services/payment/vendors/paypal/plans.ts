import { decimalOf } from '@kandil/contract/currency';
import { siteName } from '../../../../platform/site.ts';
import { shortened } from '../../../../platform/text.ts';
import type { Money } from '../../rules/money.ts';
import type { Terms } from '../../rules/gateway-facts.ts';
import { type PaypalClient, PaypalRefusal } from './client.ts';
import { created, plans } from './wire.ts';

/** One product has all plans; its id is ours, so that creating it again is refused and not repeated. */
const PRODUCT = 'KANDIL-SUBSCRIPTION';
const LONGEST = 127;
const PAGE_SIZE = 20;

export const wireMoney = (money: Money) => ({
  currency_code: money.currency,
  value: decimalOf(money.amount, money.currency),
});

const price = (amount: number, currency: string) => ({
  fixed_price: wireMoney({ amount, currency }),
});

/** The billing cycles of terms: at most one TRIAL, then REGULAR without end. */
function cyclesOf({ months, price: { amount, currency }, intro }: Terms) {
  const period =
    months === 12
      ? { interval_unit: 'YEAR', interval_count: 1 }
      : { interval_unit: 'MONTH', interval_count: months };
  const trial = intro && {
    tenure_type: 'TRIAL',
    sequence: 1,
    total_cycles: 1,
    frequency: intro.days === null ? period : { interval_unit: 'DAY', interval_count: intro.days },
    pricing_scheme: price(intro.amount, currency),
  };
  const regular = {
    tenure_type: 'REGULAR',
    sequence: trial ? 2 : 1,
    total_cycles: 0,
    frequency: period,
    pricing_scheme: price(amount, currency),
  };
  return trial ? [trial, regular] : [regular];
}

async function findPlan(call: PaypalClient, gatewayPackage: string): Promise<string | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = `/v1/billing/plans?product_id=${PRODUCT}&page_size=${PAGE_SIZE}&page=${page}&total_required=true`;
    const list = await call({ method: 'GET', path, answer: plans });
    const found = list.plans.find(({ description }) => description === gatewayPackage);
    if (found) return found.id;
    pages = list.total_pages;
  }
  return null;
}

async function createProduct(call: PaypalClient): Promise<void> {
  const body = { id: PRODUCT, name: siteName('en'), type: 'SERVICE' };
  try {
    await call({ method: 'POST', path: '/v1/catalogs/products', body, key: PRODUCT });
  } catch (error) {
    const exists =
      error instanceof PaypalRefusal && error.issues.includes('DUPLICATE_RESOURCE_IDENTIFIER');
    if (!exists) throw error;
  }
}

/** The plan of a package, found by its description or created. A price of PayPal's plan never changes. */
export async function syncPlan(call: PaypalClient, terms: Terms, key: string): Promise<string> {
  await createProduct(call);
  const known = await findPlan(call, terms.gatewayPackage);
  if (known) return known;
  const body = {
    product_id: PRODUCT,
    name: shortened(terms.title, LONGEST),
    description: terms.gatewayPackage,
    billing_cycles: cyclesOf(terms),
    payment_preferences: { auto_bill_outstanding: false, payment_failure_threshold: 1 },
  };
  const plan = await call({
    method: 'POST',
    path: '/v1/billing/plans',
    body,
    key,
    answer: created,
  });
  return plan.id;
}
