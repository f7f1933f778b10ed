import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../../../platform/database/kysely.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import type { AuthTables } from '../../store/tables.ts';
import { personsByName, personsByNameQuery } from '../store/people.ts';
import { addNamed } from './people.fixture.ts';

let product: ProductApp;
beforeAll(async () => {
  product = await openProductApp();
  const many = Array.from({ length: 47_000 }, (_, index) => `Person ${index} of Many`);
  const alike = Array.from({ length: 3000 }, () => 'Mohammed Ali');
  await addNamed(product, many);
  await addNamed(product, alike);
  await product.database.pool.query('analyze auth.accounts');
}, 120_000);
afterAll(() => product.close());

/** What a plan touches, from the outside to the inside. */
interface Plan {
  'Node Type': string;
  Alias?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

test('3,000 equal names among 50,000 are found by the index, which reads 51 of them', async () => {
  const db = schemaOf<AuthTables>(product.database, 'auth');
  const query = personsByNameQuery(db, 'MOHAMMED a', 51);
  const [explained] = await query.explain<{ 'QUERY PLAN': [{ Plan: Plan }] }>('json', sql`analyze`);
  const nodes = nodesOf(explained?.['QUERY PLAN'][0].Plan as Plan);
  const scans = nodes.filter((node) => node['Alias'] === 'a');
  expect(scans.map((node) => [node['Node Type'], node['Index Name']])).toEqual([
    ['Index Scan', 'accounts_name'],
  ]);
  expect(nodes.map((node) => node['Node Type'])).not.toContain('Sort');
  expect(scans[0]?.['Actual Rows']).toBe(51);
  expect(await personsByName(db, 'MOHAMMED a', 51)).toHaveLength(51);
});
