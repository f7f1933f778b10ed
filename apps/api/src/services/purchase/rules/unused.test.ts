import { expect, test } from 'vitest';
import { inDays } from './subscription.fixture.ts';
import { unusedPart } from './unused.ts';

const receipt = (patch: Partial<Parameters<typeof unusedPart>[0]> = {}) => ({
  amount: 300,
  refunded: 0,
  period_from: inDays(0),
  period_to: inDays(30),
  ...patch,
});

test.each([
  ['before it begins', receipt(), -5, 300],
  ['at its start', receipt(), 0, 300],
  ['in its first hour', receipt(), 1 / 24, 290],
  ['a day later', receipt(), 1, 290],
  ['on its last day', receipt(), 29, 10],
  ['in its last hours', receipt(), 29.5, 0],
  ['after its end', receipt(), 31, 0],
  ['that does not divide, rounded down', receipt({ amount: 100 }), 1, 96],
  ['that was given back in part', receipt({ refunded: 280 }), 10, 20],
  ['without a day', receipt({ period_to: inDays(0) }), -1, 0],
])('of a period, %s', (_, paid, days, unused) => {
  expect(unusedPart(paid, inDays(days).getTime())).toBe(unused);
});
