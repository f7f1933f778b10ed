import { STAFF_CALLS } from '@kandil/contract/calls';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';
import { isKey } from './texts.tsx';

const SOURCE = join(import.meta.dirname, '..');
const sources = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !/\.test\.tsx?$|texts\/en\/\w+\.ts$/.test(file))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

/** Parts of keys that a source fills in, as in `role.${role}`. */
const FILLED = [...sources.matchAll(/`([\w.]+\.)\$\{\w+(?:\.\w+)?\}((?:\.\w+)?)`/g)].map(
  ([, start = '', end = '']) => new RegExp(`^${start.replaceAll('.', '\\.')}\\w+${end}$`),
);
const PLURAL = /_(one|other)$/;

test('every text is used', () => {
  const unused = Object.keys(en)
    .map((key) => key.replace(PLURAL, ''))
    .filter((key) => !key.startsWith('did.'))
    .filter((key) => !sources.includes(`'${key}'`) && !FILLED.some((form) => form.test(key)));
  expect(unused).toEqual([]);
});

test('every act of the staff has words in the audit, and no other call', () => {
  const acts = STAFF_CALLS.filter(({ unaudited }) => !unaudited).map(({ name }) => name);
  const words = Object.keys(en).filter((key) => key.startsWith('did.'));
  expect(new Set(words)).toEqual(new Set(acts.map((name) => `did.${name}`)));
  expect(isKey('did.staff.nothing')).toBe(false);
});
