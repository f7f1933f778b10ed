import { expect, test } from 'vitest';
import { NEWS_SECONDS, retryAfter, startAt } from './retry.ts';

test('a message waits as long as the push service asks, an hour at most', () => {
  expect([retryAfter(90, 3), retryAfter(0, 1), retryAfter(7200, 1)]).toEqual([90, 1, 3600]);
});

test('otherwise it waits a minute, and twice as long after each attempt', () => {
  const waits = [1, 2, 3, 7, 20].map((attempt) => retryAfter(null, attempt));
  expect(waits).toEqual([60, 120, 240, 3600, 3600]);
});

test('a job runs at its time, or at once if that has passed', () => {
  const now = Date.UTC(2026, 10, 20);
  expect(startAt(now + 1500, now)).toEqual({ startAfter: 2 });
  expect(startAt(now, now)).toEqual({});
  expect(startAt(now - 1000, now)).toEqual({});
  expect(NEWS_SECONDS).toBe(86_400);
});
