import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['12.50', 'USD', { amount: 1250 }],
  ['12,50', 'USD', { amount: 1250 }],
  [' 12 ', 'USD', { amount: 1200 }],
  ['12.5', 'USD', { amount: 1250 }],
  ['12.', 'USD', { amount: 1200 }],
  ['١٢٫٥٠', 'USD', { amount: 1250 }],
  ['۱۲٫۵۰', 'USD', { amount: 1250 }],
  ['१२.५०', 'USD', { amount: 1250 }],
  ['500', 'JPY', { amount: 500 }],
  ['1.25', 'KWD', { amount: 1250 }],
  ['1.234', 'USD', { fault: 'places' }],
  ['1,250', 'USD', { fault: 'places' }],
  ['1.5', 'JPY', { fault: 'places' }],
  ['1.234,50', 'USD', { fault: 'form' }],
  ['1,234.50', 'USD', { fault: 'form' }],
  ['-5', 'USD', { fault: 'form' }],
  ['1e5', 'USD', { fault: 'form' }],
  ['$5', 'USD', { fault: 'form' }],
  ['', 'USD', { fault: 'form' }],
  ['.50', 'USD', { fault: 'form' }],
  ['0', 'USD', { fault: 'zero' }],
  ['0.00', 'USD', { fault: 'zero' }],
  ['20000000', 'USD', { amount: 2_000_000_000 }],
  ['20000000.01', 'USD', { fault: 'form' }],
  ['99999999999', 'USD', { fault: 'form' }],
])('%j in %s is %o', (typed, currency, read) => {
  expect(typedAmount(typed, currency)).toEqual(read);
});
