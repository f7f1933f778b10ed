import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { report } from './report.ts';

const logged = () => vi.mocked(console.warn).mock.calls.flat();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  window.dispatchEvent(new Event('pageshow'));
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('an error is logged', () => {
  report('broken');
  expect(logged()).toEqual(['broken']);
});

test.each(['beforeunload', 'pagehide'])('after %s a request that fails is no error', (left) => {
  window.dispatchEvent(new Event(left));
  report('E.8');
  expect(logged()).toEqual([]);
});

test('a page that comes back, or was not left after all, logs again', () => {
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  report('back');
  window.dispatchEvent(new Event('beforeunload'));
  vi.advanceTimersByTime(5000);
  report('stayed');
  expect(logged()).toEqual(['back', 'stayed']);
});
