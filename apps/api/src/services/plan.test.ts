import { ALL_SERVICES, type ServiceName } from '@kandil/contract/services';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What may lie at the root of a service (docs/architecture.md). */
const ROOMS = [
  'calls',
  'flows',
  'rules',
  'store',
  'present',
  'handlers',
  'jobs',
  'vendors',
  'tests',
];
const PLAN = ['module.ts', 'world.ts', 'migrations', ...ROOMS];
/** Parts of a service with rooms of their own. */
const PARTS: Readonly<Partial<Record<ServiceName, readonly string[]>>> = {
  auth: ['account', 'people', 'settings', 'terms'],
};

const entriesOf = (folder: string) => readdirSync(new URL(`${folder}/`, import.meta.url));
const others = (folder: string, known: readonly string[]) =>
  entriesOf(folder).filter((entry) => !known.includes(entry));

test.each(ALL_SERVICES)('nothing but the rooms of the plan lies at the root of %s', (name) => {
  const parts = PARTS[name] ?? [];
  expect(entriesOf(name)).toContain('module.ts');
  expect(others(name, [...PLAN, ...parts])).toEqual([]);
  for (const part of parts) expect(others(`${name}/${part}`, ['part.ts', ...ROOMS])).toEqual([]);
});
