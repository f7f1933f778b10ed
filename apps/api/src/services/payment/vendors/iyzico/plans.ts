import { decimalOf } from '@kandil/contract/currency';
import { moneyOf } from '../../rules/money.ts';
import { GatewayRefusal } from '../gateway.ts';
import type { Terms } from '../../rules/gateway-facts.ts';
import { type IyzicoClient, IyzicoRefusal } from './client.ts';
import { onePlan, planList, product, productList, type WirePlan } from './wire.ts';

/** All plans belong to one product. It is found by its name, so that never follows the brand. */
const PRODUCT = 'Kandil';
const PAGE = 100;

/** The free days of a trial; iyzico can do no other introduction. @throws GatewayRefusal */
function trialDaysOf({ gatewayPackage, intro }: Terms): number {
  if (!intro) return 0;
  if (intro.amount === 0 && intro.days !== null) return intro.days;
  throw new GatewayRefusal('REFUSED', `iyzico cannot carry out the offer of ${gatewayPackage}`);
}

const intervalOf = ({ months }: Terms) => (months === 12 ? 'YEARLY' : 'MONTHLY');

/** @throws GatewayRefusal for an offer that iyzico does not have */
const requestOf = (terms: Terms, key: string) => ({
  locale: 'en',
  conversationId: key,
  name: terms.gatewayPackage,
  price: decimalOf(terms.price.amount, terms.price.currency),
  currencyCode: terms.price.currency,
  paymentInterval: intervalOf(terms),
  paymentIntervalCount: 1,
  trialPeriodDays: trialDaysOf(terms),
  planPaymentType: 'RECURRING',
});

function isFor(terms: Terms, plan: WirePlan): boolean {
  const price = moneyOf(plan.price, plan.currencyCode);
  return (
    price.amount === terms.price.amount &&
    price.currency === terms.price.currency &&
    plan.paymentInterval === intervalOf(terms) &&
    plan.paymentIntervalCount === 1 &&
    (plan.trialPeriodDays ?? 0) === trialDaysOf(terms)
  );
}

/** Names are unique at iyzico: when one is refused, another process has just created it. */
async function foundOrCreated(
  find: () => Promise<string | null>,
  create: () => Promise<string>,
): Promise<string> {
  const known = await find();
  if (known) return known;
  try {
    return await create();
  } catch (error) {
    const other = error instanceof IyzicoRefusal ? await find() : null;
    if (!other) throw error;
    return other;
  }
}

/**
 * Finds or creates the pricing plan of a package. iyzico keeps no keys, so plans are found by name: that of the package.
 * Prices of plans never change; a plan of this name with other terms is an error.
 */
export function planSync(ask: IyzicoClient) {
  /** Everything of a paged list, oldest first. */
  async function all<T>(
    page: (query: { page: string; count: string }) => Promise<{ pageCount: number; items: T[] }>,
  ): Promise<T[]> {
    const found: T[] = [];
    for (let number = 1; ; number += 1) {
      const { pageCount, items } = await page({ page: String(number), count: String(PAGE) });
      found.push(...items);
      if (number >= pageCount || items.length === 0) return found.toReversed();
    }
  }

  async function findProduct(): Promise<string | null> {
    const path = '/v2/subscription/products';
    const products = await all(
      async (query) => (await ask(productList, { method: 'GET', path, query })).data,
    );
    return products.find(({ name }) => name === PRODUCT)?.referenceCode ?? null;
  }
  async function productCode(key: string): Promise<string> {
    const path = '/v2/subscription/products';
    const body = { locale: 'en', conversationId: key, name: PRODUCT, description: PRODUCT };
    return foundOrCreated(
      findProduct,
      async () => (await ask(product, { method: 'POST', path, body })).data.referenceCode,
    );
  }

  /** @throws GatewayRefusal, GatewayUnknown */
  return async function syncPlan(terms: Terms, key: string): Promise<string> {
    const body = requestOf(terms, key);
    const path = `/v2/subscription/products/${await productCode(key)}/pricing-plans`;
    const find = async () => {
      const plans = await all(
        async (query) => (await ask(planList, { method: 'GET', path, query })).data,
      );
      const known = plans.find(({ name }) => name === terms.gatewayPackage);
      if (known && !isFor(terms, known))
        throw new GatewayRefusal('REFUSED', `iyzico's plan ${known.name} has other terms`);
      return known?.referenceCode ?? null;
    };
    const create = async () => {
      return (await ask(onePlan, { method: 'POST', path, body })).data.referenceCode;
    };
    return foundOrCreated(find, create);
  };
}
