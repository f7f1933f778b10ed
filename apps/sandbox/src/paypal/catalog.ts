import type { Clock } from '../gateways/index.ts';
import { type BillingCycle, type Books, newId, type Plan, type Product, timeOf } from './books.ts';
import { impossible, unknownId } from './problem.ts';
import { priceOf } from './schedule.ts';

/** What a plan must have beyond its form. @throws Problem */
function checkCycles(cycles: readonly BillingCycle[]): void {
  const trials = cycles.filter(({ tenure_type: type }) => type === 'TRIAL');
  const regular = cycles.length - trials.length;
  if (trials.length > 2)
    throw impossible(
      'MORE_THAN_TWO_TRIAL_BILLING_CYCLE_NOT_SUPPORTED',
      'Only two trial billing cycles are allowed.',
    );
  if (trials.filter((cycle) => priceOf(cycle) === 0).length > 1)
    throw impossible(
      'MULTIPLE_FREE_TRIAL_BILLING_CYCLES_NOT_SUPPORTED',
      'Only one free trial billing cycle is allowed.',
    );
  if (regular === 0)
    throw impossible(
      'MISSING_REGULAR_BILLING_CYCLE',
      'Plan should have at least one regular billing cycle.',
    );
  if (regular > 1)
    throw impossible(
      'MULTIPLE_REGULAR_BILLING_CYCLES_NOT_SUPPORTED',
      'Only one regular billing cycle is allowed.',
    );
  if (cycles.some(({ sequence }, index) => sequence !== index + 1))
    throw impossible(
      'INVALID_BILLING_CYCLE_SEQUENCE',
      'Billing cycle sequence should start with `1` and be consecutive.',
    );
  if (cycles.at(-1)?.tenure_type !== 'REGULAR')
    throw impossible(
      'INVALID_BILLING_CYCLE_SEQUENCE',
      'Trial Billing cycle should precede regular billing cycle.',
    );
  if (trials.some(({ total_cycles: total = 1 }) => total === 0))
    throw impossible(
      'INVALID_TRIAL_BILLING_TOTAL_CYCLES',
      "Total cycles for trial billing must be greater than '0'.",
    );
  const currencies = cycles.flatMap(
    ({ pricing_scheme: scheme }) => scheme?.fixed_price?.currency_code ?? [],
  );
  if (new Set(currencies).size > 1)
    throw impossible(
      'CURRENCY_MISMATCH',
      'All currency codes in the request should be of similar value.',
    );
}

/** Products and plans of the merchant. */
export function createCatalog(books: Books, clock: Clock) {
  const create_time = () => timeOf(clock.now());
  return {
    async addProduct(body: Partial<Product> & Pick<Product, 'name' | 'type'>): Promise<Product> {
      if (body.id && books.products.get(body.id))
        throw impossible('DUPLICATE_RESOURCE_IDENTIFIER', 'Identifier must be unique.');
      return books.products.put({
        ...body,
        id: body.id ?? `PROD-${newId()}`,
        create_time: create_time(),
      });
    },
    async addPlan(
      body: Omit<Plan, 'id' | 'create_time' | 'status'> & Partial<Plan>,
    ): Promise<Plan> {
      if (!books.products.get(body.product_id)) throw unknownId();
      const cycles = body.billing_cycles.toSorted((one, other) => one.sequence - other.sequence);
      checkCycles(cycles);
      return books.plans.put({
        ...body,
        status: body.status ?? 'ACTIVE',
        billing_cycles: cycles,
        id: `P-${newId(24)}`,
        create_time: create_time(),
      });
    },
  };
}
export type Catalog = ReturnType<typeof createCatalog>;
