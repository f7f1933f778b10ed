import { expect, test } from 'vitest';
import { moneyOf } from './money.ts';

test.each([
  [3999, 'USD', '39.99'],
  [5, 'USD', '0.05'],
  [0, 'USD', '0.00'],
  [-250, 'TRY', '-2.50'],
  [500, 'JPY', '500'],
  [12_345, 'KWD', '12.345'],
])('%i minor units of %s are read from %s', (amount, currency, decimal) => {
  expect(moneyOf(decimal, currency)).toEqual({ amount, currency });
});

test.each([
  ['39.9', 'USD', 3990],
  ['39', 'USD', 3900],
  ['39.990000', 'USD', 3999],
  ['500.00', 'JPY', 500],
])('%s %s is read as %i', (decimal, currency, amount) => {
  expect(moneyOf(decimal, currency).amount).toBe(amount);
});

test.each([
  ['39.995', 'USD'],
  ['1.5', 'JPY'],
  ['', 'USD'],
  ['1e3', 'USD'],
  ['1,000.00', 'USD'],
  ['٣٩', 'USD'],
])('%s is no amount in %s', (decimal, currency) => {
  expect(() => moneyOf(decimal, currency)).toThrow('not an amount');
});
