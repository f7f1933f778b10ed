import { SERVICES } from '@kandil/contract/services';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What may lie at the root of a service (docs/architecture.md). */
const PLAN = new Set([
  'module.ts',
  'world.ts',
  'calls',
  'flows',
  'rules',
  'store',
  'present',
  'handlers',
  'jobs',
  'vendors',
  'migrations',
  'tests',
]);

test.each(SERVICES)('nothing but the rooms of the plan lies at the root of %s', (name) => {
  const entries = readdirSync(new URL(`${name}/`, import.meta.url));
  expect(entries).toContain('module.ts');
  expect(entries.filter((entry) => !PLAN.has(entry))).toEqual([]);
});
