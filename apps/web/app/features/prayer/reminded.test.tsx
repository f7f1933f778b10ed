import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REMINDED_KEY } from '#app/domain/prayer/stored.ts';
import { reminded, storeReminded } from './reminded.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T05:00:00Z') });
});
afterEach(() => void vi.useRealTimers());

test('a device knows the prayers of two days that it was reminded of, the last one first', () => {
  expect(reminded()).toEqual([]);
  const names = Array.from({ length: 11 }, (_, at) => `prayer ${at}`);
  names.forEach(storeReminded);
  expect(reminded()).toEqual(names.slice(1).reverse());
  vi.setSystemTime(Date.parse('2026-11-22T04:59:59Z'));
  expect(reminded()).toHaveLength(10);
  vi.setSystemTime(Date.parse('2026-11-22T05:00:00Z'));
  expect(reminded()).toEqual([]);
});

test('what is stored in another way is no reminder', () => {
  localStorage.setItem(
    `kandil_cache_${REMINDED_KEY}`,
    JSON.stringify({ value: { fajr: true }, expiresAt: null }),
  );
  expect(reminded()).toEqual([]);
});
