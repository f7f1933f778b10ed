import { expect, test } from 'vitest';
import { deletionAfter, warnedBefore } from './retention.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(NOW - days * DAY);

test('an owner is warned 335 days after the end of access, 30 days before the deletion', () => {
  expect(warnedBefore(NOW)).toEqual(daysAgo(335));
  expect(deletionAfter(daysAgo(335), NOW)).toEqual(daysAgo(-30));
});

test('a late warning leaves 30 days, an early one the whole year', () => {
  expect(deletionAfter(daysAgo(500), NOW)).toEqual(daysAgo(-30));
  expect(deletionAfter(daysAgo(100), NOW)).toEqual(daysAgo(-265));
});
