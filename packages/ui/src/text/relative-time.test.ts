import { expect, test } from 'vitest';
import { timeAgo } from './relative-time.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:30Z', null],
  ['2026-11-20T12:00:30Z', null],
  ['2026-11-20T11:58:59Z', '1 minute ago'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-19T09:00:00Z', 'yesterday'],
  ['2026-11-15T12:00:00Z', '5 days ago'],
  ['2026-11-08T12:00:00Z', 'last week'],
  ['2026-09-01T12:00:00Z', '2 months ago'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('%s is %s', (instant, words) => expect(timeAgo(instant, NOW, 'en')).toBe(words));

test("uses the language's words", () => {
  expect(timeAgo('2026-11-20T10:00:00Z', NOW, 'ar')).toBe('قبل ساعتين');
});
