import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAgain } from './load-again.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => void vi.useRealTimers());

/** Code that a network loses this many times. */
function lost(times: number) {
  let asked = 0;
  const load = async () => {
    if (++asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return 'code';
  };
  return { load, asked: () => asked };
}

test('code that does not come is asked for again, twice at most', async () => {
  const twice = lost(2);
  const code = loadAgain(twice.load);
  await vi.runAllTimersAsync();
  expect(await code).toBe('code');

  const never = lost(9);
  const failure = loadAgain(never.load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failure).toBeInstanceOf(TypeError);
  expect(never.asked()).toBe(3);
});

test('without a connection it fails at once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { load, asked } = lost(1);
  await expect(loadAgain(load)).rejects.toThrow('module');
  expect(asked()).toBe(1);
});
