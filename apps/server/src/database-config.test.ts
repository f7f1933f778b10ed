import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const MAIN = 'postgresql://kandil@db.test/kandil';
const watchOf = (watch: string) =>
  readConfig({ DATABASE_URL: MAIN, DATABASE_URL_WATCH: watch }).watchDatabaseUrl;

test('the database of watch is another one, or that of all services', () => {
  const other = 'postgresql://kandil@hot.test/kandil';
  expect(watchOf(other)).toBe(other);
  for (const same of [MAIN, 'postgres://reader:word@db.test:5432/kandil'])
    expect(watchOf(same)).toBeNull();
  expect(readConfig({ DATABASE_URL: MAIN }).watchDatabaseUrl).toBeNull();
  expect(() => readConfig({ DATABASE_URL_WATCH: MAIN })).toThrow(
    'DATABASE_URL_WATCH needs DATABASE_URL',
  );
});
