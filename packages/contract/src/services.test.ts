import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import * as contract from './index.ts';
import { ALL_SERVICES, SERVICES } from './services.ts';

const foldersOf = (path: string) =>
  readdirSync(new URL(path, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
const all = ALL_SERVICES.toSorted();
/** Parts of the contract that are not services. */
const OTHERS = ['client', 'control', 'internal', 'openapi', 'reports', 'rights', 'televisions'];

test('every service has its folder, and every other folder is known', () => {
  expect(foldersOf('../../../apps/api/src/services/')).toEqual(all);
});

test('every service has a part of the contract, exported under its name', () => {
  expect(foldersOf('./').filter((name) => !OTHERS.includes(name))).toEqual(all);
  expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(all.map((n) => `./${n}`)));
  for (const name of SERVICES) expect(contract).toHaveProperty(name);
});
