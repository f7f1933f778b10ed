import { ALL_SERVICES } from '@kandil/contract/services';
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/index.ts';
import { columnsOf, tableTypes } from '../platform/database/table-types.ts';
import { openTestDatabase } from '../platform/testing.ts';

let database: Database;
beforeAll(async () => void (database = await openTestDatabase({ from: 'migrated' })));
afterAll(() => database.close());

test.each(ALL_SERVICES)(
  'the types of the tables of %s are those of its migrations',
  async (name) => {
    const file = new URL(`${name}/store/tables.generated.ts`, import.meta.url);
    const columns = await columnsOf(database.pool, name);
    const written = existsSync(file) ? readFileSync(file, 'utf8') : null;
    expect(columns.length > 0 ? tableTypes(name, columns) : null, 'run npm run tables').toBe(
      written,
    );
  },
);

test('a type that nobody has decided on is refused', () => {
  const column = { table: 'a', name: 'b', nullable: false, filled: 'never' } as const;
  expect(() => tableTypes('s', [{ ...column, type: 'money' }])).toThrow('a.b has the type money');
});
