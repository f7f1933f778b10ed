import { afterEach, expect, test, vi } from 'vitest';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';

afterEach(() => vi.restoreAllMocks());

test('a cookie is read back, so that it is stored before the next request', () => {
  const [write, read] = [
    vi.spyOn(document, 'cookie', 'set'),
    vi.spyOn(document, 'cookie', 'get'),
  ].map((spy) => () => spy.mock.invocationCallOrder.at(-1) ?? 0);
  writeCookie('kandil_device', '1');
  expect(read?.()).toBeGreaterThan(write?.() ?? Infinity);
  expect(readCookie('kandil_device')).toBe('1');
  removeCookie('kandil_device');
  expect(read?.()).toBeGreaterThan(write?.() ?? Infinity);
  expect(readCookie('kandil_device')).toBeNull();
});
