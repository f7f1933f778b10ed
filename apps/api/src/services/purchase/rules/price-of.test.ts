import { expect, test } from 'vitest';
import { FALLBACK, priceFor, pricesAt } from './price-of.ts';
import { inDays, NOW } from './subscription.fixture.ts';

const price = (patch: Partial<Parameters<typeof priceFor>[0][number]> = {}) => ({
  plan_code: 'SOLO',
  period_code: 'MONTHLY',
  country: 'TR',
  currency: 'TRY',
  amount: 100,
  valid_from: inDays(-10),
  ...patch,
});

test('of each plan, period and country the newest price holds', () => {
  const old = price();
  const now = price({ amount: 200, valid_from: inDays(0) });
  const later = price({ amount: 300, valid_from: inDays(1) });
  const others = [
    price({ plan_code: 'FAMILY' }),
    price({ period_code: 'YEARLY' }),
    price({ country: 'DE' }),
  ];
  expect(pricesAt([now, later, old, ...others], NOW)).toEqual(
    expect.arrayContaining([now, ...others]),
  );
  expect(pricesAt([now, later, old, ...others], NOW)).toHaveLength(4);
});

test('a country without a price has the fallback’s', () => {
  const own = price();
  const fallback = price({ country: FALLBACK, currency: 'USD' });
  const prices = [fallback, own];
  expect(priceFor(prices, 'SOLO', 'MONTHLY', 'TR')).toBe(own);
  expect(priceFor(prices, 'SOLO', 'MONTHLY', 'DE')).toBe(fallback);
  expect(priceFor(prices, 'FAMILY', 'MONTHLY', 'TR')).toBeUndefined();
  expect(priceFor(prices, 'SOLO', 'YEARLY', 'TR')).toBeUndefined();
  expect(priceFor([own], 'SOLO', 'MONTHLY', 'DE')).toBeUndefined();
});
