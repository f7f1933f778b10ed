import { expect, test } from 'vitest';
import { ACCOUNT_LIMIT, ADDRESS_LIMITS, ASK_LIMIT, CODE_LIMIT, NUMBER_LIMITS } from './limits.ts';

test('limits of payments, by address, account, number and intent', () => {
  const limits = [
    ...Object.values(ADDRESS_LIMITS),
    ACCOUNT_LIMIT,
    ...NUMBER_LIMITS,
    CODE_LIMIT,
    ASK_LIMIT,
  ];
  expect(limits.map(({ name, points, seconds }) => `${name}: ${points} in ${seconds} s`)).toEqual([
    'payment start address: 30 in 600 s',
    'payment confirm address: 20 in 60 s',
    'payment state address: 120 in 60 s',
    'payment start account: 30 in 600 s',
    'payment number quarter: 3 in 900 s',
    'payment number day: 10 in 86400 s',
    'payment code: 10 in 900 s',
    'payment ask: 1 in 4 s',
  ]);
});
