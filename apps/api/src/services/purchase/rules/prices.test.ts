import { expect, test } from 'vitest';
import { PERIODS, PLANS } from './plans.ts';
import { givingShare, monthlyPrice, savingPercent } from './prices.ts';

test('the yearly period saves 33 % against twelve months, the monthly one nothing', () => {
  expect(PERIODS.map((period) => savingPercent(PLANS, period))).toEqual([0, 33]);
});

test('a year is shown as the price of its month', () => {
  expect(monthlyPrice(3999, { code: 'YEARLY', months: 12 })).toBe(333);
});

test('2.5 % of revenue is given away', { tags: ['CONST-21'] }, () => {
  expect(givingShare(1_000_000) / 1_000_000).toBe(0.025);
});

test.each([
  [3999, 100],
  [499, 13],
  [40, 1],
  [0, 0],
])('of %i minor units, %i are given away', { tags: ['CONST-21'] }, (amount, share) => {
  expect(givingShare(amount)).toBe(share);
});
