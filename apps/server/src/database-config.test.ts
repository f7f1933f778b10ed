import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const MAIN = 'postgresql://kandil@db.test/kandil';
const watchOf = (watch: string) =>
  readConfig({ DATABASE_URL: MAIN, DATABASE_URL_WATCH: watch }).watchDatabase;

test('the database of watch is another one, or that of all services', () => {
  const other = 'postgresql://kandil@hot.test/kandil';
  expect(watchOf(other)).toEqual({ url: other, directUrl: null });
  for (const same of [MAIN, 'postgres://reader:word@db.test:5432/kandil'])
    expect(watchOf(same)).toBeNull();
  expect(readConfig({ DATABASE_URL: MAIN }).watchDatabase).toBeNull();
  expect(() => readConfig({ DATABASE_URL_WATCH: MAIN })).toThrow(
    'DATABASE_URL_WATCH needs DATABASE_URL',
  );
});

test('a pooler needs the address of the PostgreSQL itself, for each database', () => {
  const direct = 'postgresql://kandil@db.test:6432/kandil';
  const pooled = { DATABASE_URL: MAIN, DATABASE_POOLED: 'true' };
  expect(() => readConfig(pooled)).toThrow(
    'DATABASE_POOLED needs DATABASE_DIRECT_URL, the address',
  );
  expect(() => readConfig({ DATABASE_POOLED: 'true' })).toThrow('needs DATABASE_URL');
  expect(() => readConfig({ DATABASE_URL: MAIN, DATABASE_DIRECT_URL: direct })).toThrow(
    'set DATABASE_POOLED=true',
  );
  const one = { ...pooled, DATABASE_DIRECT_URL: direct };
  expect(readConfig(one).database).toEqual({ url: MAIN, directUrl: direct });
  const two = { ...one, DATABASE_URL_WATCH: 'postgresql://kandil@hot.test/kandil' };
  expect(() => readConfig(two)).toThrow('DATABASE_POOLED needs DATABASE_DIRECT_URL_WATCH');
});
