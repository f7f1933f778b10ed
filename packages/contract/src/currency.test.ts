import { expect, test } from 'vitest';
import { decimalOf, decimalPlaces } from './currency.ts';

test.each([
  [3999, 'USD', '39.99'],
  [5, 'USD', '0.05'],
  [0, 'USD', '0.00'],
  [-250, 'TRY', '-2.50'],
  [-5, 'USD', '-0.05'],
  [500, 'JPY', '500'],
  [-500, 'JPY', '-500'],
  [12_345, 'KWD', '12.345'],
])('%i minor units of %s are %s', (amount, currency, decimal) => {
  expect(decimalOf(amount, currency)).toBe(decimal);
});

test('a currency that is no code is refused', () => {
  expect(() => decimalPlaces('US')).toThrow('Invalid currency code');
});
