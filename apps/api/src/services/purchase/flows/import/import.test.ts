import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OffersFile } from '@kandil/contract/offers';
import { CatalogueError } from '../../../../platform/catalogue-error.ts';
import type { Database } from '../../../../platform/database/index.ts';
import type { ImportSource } from '../../../../platform/import-source.ts';
import { openTestDatabase } from '../../../../platform/testing.ts';
import { demoOffers } from '../../../../testing/demo-files.ts';
import { importOffers } from './index.ts';
import { readOffers } from './read.ts';

let database: Database;
let file: OffersFile;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  file = (await demoOffers()) as OffersFile;
});
afterAll(() => database.close());

const NOW = Date.UTC(2026, 10, 20);
const imported = (json: unknown, more: { dryRun?: boolean; source?: ImportSource } = {}) =>
  importOffers(database, json, { now: () => NOW, ...more });
const query = async (sql: string) => (await database.pool.query(sql)).rows;
/** The file with a changed price of SOLO, monthly. */
const at = (amount: number): OffersFile => {
  const changed = structuredClone(file);
  const [price] = changed.plans[0]?.prices ?? [];
  if (price) price.amount = amount;
  return changed;
};

test('the same file again changes nothing', async () => {
  await imported(file);
  const before = await query('select * from purchase.package order by id');
  expect(await imported(file)).toEqual({ added: 0, replaced: 0 });
  expect(await query('select * from purchase.package order by id')).toEqual(before);
});

test('a new price has new packages; the old ones keep their content and end', async () => {
  const dry = await imported(at(599), { dryRun: true });
  expect(await query('select 1 from purchase.package where replaced_at is not null')).toEqual([]);
  // By PayPal with three offers or none, by card, and by operator in two ways.
  expect(dry.added).toBe(dry.replaced);
  expect(await imported(at(599))).toEqual(dry);
  const old = `select distinct amount from purchase.package where replaced_at = '2026-11-20'`;
  expect(await query(old)).toEqual([{ amount: 499 }]);
  // Back again: the same packages as before.
  expect(await imported(file)).toEqual(dry);
  expect(await query(old)).toEqual([{ amount: 599 }]);
});

test('the demo replaces its own offers, but never those of an operator', async () => {
  const price = async () =>
    (
      await query(`select amount from purchase.package
      where plan_code = 'SOLO' and period_code = 'MONTHLY' and currency = 'USD'
        and gateway_code = 'PAYPAL' and replaced_at is null limit 1`)
    )[0];
  await query('delete from purchase.imported');
  for (const amount of [499, 599]) {
    expect((await imported(at(amount), { source: 'DEMO' })).skipped).toBeUndefined();
    expect(await price()).toEqual({ amount });
  }
  await imported(at(699));
  expect(await imported(file, { source: 'DEMO' })).toEqual({
    added: 0,
    replaced: 0,
    skipped: true,
  });
  expect(await price()).toEqual({ amount: 699 });
  // Exactly the operator's file: then the demo may have it.
  expect((await imported(at(699), { source: 'DEMO' })).skipped).toBeUndefined();
  expect((await imported(file, { source: 'DEMO' })).skipped).toBeUndefined();
  expect(await price()).toEqual({ amount: 499 });
});

test('what is no longer in the file is not sold; taken seats of its codes stay', async () => {
  await database.pool.query(`update purchase.promo_code set used = 3 where code = 'E1D'`);
  await imported({ ...file, offers: [] });
  expect(await query('select 1 from purchase.promo_code where sold')).toEqual([]);
  await imported(file);
  expect(await query(`select used, sold from purchase.promo_code where code = 'E1D'`)).toEqual([
    { used: 3, sold: true },
  ]);
});

/** A place in the file, what stands there instead (undefined: nothing), and the problem. */
type Case = [name: string, path: string, value: unknown, place: string, problem: string];

test.each<Case>([
  ['an unknown field', 'prizes', [], 'the file', 'prizes'],
  ['a plan without texts', 'plans.0.code', 'GOLD', 'plans[0] (GOLD)', 'needs a title'],
  ['a feature without a text', 'plans.0.features', ['gold'], 'plans[0] (SOLO).features', "'gold'"],
  [
    'a promise that the plan does not keep',
    'plans.0.maxHeight',
    720,
    'plans[0] (SOLO).features',
    "'full-hd' promises what the plan does not have",
  ],
  [
    'a plan for one phone that plays on televisions',
    'plans.2.devices',
    'ANY',
    'plans[2] (MOBILE).features',
    "'one-phone' promises",
  ],
  [
    'a period that is missing',
    'plans.0.prices.0.period',
    'DAILY',
    'plans[0] (SOLO).prices[0]',
    "no period 'DAILY'",
  ],
  [
    'no price for everyone',
    'plans.0.prices.0.country',
    'TR',
    'plans[0] (SOLO).prices',
    "country '*'",
  ],
  [
    'no currency',
    'plans.0.prices.0.currency',
    'XXD',
    'plans[0] (SOLO).prices[0].currency',
    'no currency',
  ],
  ['two suggested plans', 'plans.0.suggested', true, 'plans', '2 are suggested'],
  ['an offer of no plan', 'offers.0.plans', ['GOLD'], 'offers[0] (ramadan-special)', "'GOLD'"],
  [
    'a promo code that looks like another',
    'offers.1.promoCodes.0.code',
    'E1D',
    'offers[3] (eid-mubarek).promoCodes[0] (EID)',
    'reads like another',
  ],
  [
    'an offer above the price',
    'offers.0.amount',
    499,
    'offers[0] (ramadan-special)',
    'SOLO MONTHLY',
  ],
  [
    'cards where they need 3-D Secure',
    'gateways.1.countries',
    ['TR', 'DE'],
    'gateways[1] (IYZICO)',
    "'DE'",
  ],
  ['cards everywhere', 'gateways.1.countries', undefined, 'gateways[1] (IYZICO)', "'*'"],
  ['no tax for the rest', 'taxes.0.country', 'NL', 'taxes', "'*'"],
])('a file with %s is refused, with the place', (_, path, value, place, problem) => {
  expect(problemsOf(withValue(path, value))).toContainEqual({
    place,
    problem: expect.stringContaining(problem),
  });
});

function withValue(path: string, value: unknown): unknown {
  const changed: unknown = structuredClone(file);
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>(
    (here, step) => (here as Record<string, unknown>)[step],
    changed,
  );
  Object.assign(parent as object, { [last]: value });
  return JSON.parse(JSON.stringify(changed));
}

function problemsOf(json: unknown): { place: string; problem: string }[] {
  try {
    readOffers(json);
    return [];
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    return error.problems.map(({ place, problem }) => ({ place, problem }));
  }
}
