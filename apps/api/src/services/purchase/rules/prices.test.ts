import { expect, test } from 'vitest';
import { givingShare, monthlyPrice, remainingShare, savingPercent, taxIn } from './prices.ts';

test('a saving is the smallest of all plans, so that it is true for each', () => {
  const pairs = [
    { amount: 3999, monthly: 499 },
    { amount: 2399, monthly: 299 },
  ];
  expect(savingPercent(pairs, 12)).toBe(33);
  expect(savingPercent(pairs.slice(0, 1), 12)).toBe(33);
  expect(savingPercent([{ amount: 499, monthly: 499 }], 1)).toBe(0);
  expect(savingPercent([], 12)).toBe(0);
});

test('a year is shown as the price of its month', () => {
  expect(monthlyPrice(3999, 12)).toBe(333);
});

test.each([
  [1200, 2000, 200],
  [3999, 1900, 638],
  [499, 0, 0],
  [1, 2000, 0],
])('of %i with a tax of %i hundredths of a percent, %i are tax', (amount, rate, tax) => {
  expect(taxIn(amount, rate)).toBe(tax);
});

test('2.5 % of revenue is given away', { tags: ['CONST-21'] }, () => {
  expect(givingShare(1_000_000, 2.5) / 1_000_000).toBe(0.025);
});

test.each([
  [499, 2.5, 13],
  [499, 0, 0],
  [1, 2.5, 1],
  [10_000, 0.07, 7],
  [499, 100, 499],
])('of %i, %f %% are %i, rounded up', (amount, percent, share) => {
  expect(givingShare(amount, percent)).toBe(share);
});

test('what goes back takes its part of the share, and all of it at the end', () => {
  const receipt = { amount: 499, giving_share: 13 };
  expect([499, 400, 1, 0].map((left) => remainingShare(receipt, left))).toEqual([13, 11, 1, 0]);
  expect(remainingShare({ amount: 499, giving_share: 0 }, 250)).toBe(0);
});

test.each([
  [3999, 100],
  [499, 13],
  [40, 1],
  [0, 0],
])('of %i minor units, %i are given away', { tags: ['CONST-21'] }, (amount, share) => {
  expect(givingShare(amount, 2.5)).toBe(share);
});
