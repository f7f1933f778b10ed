import { expect, test } from 'vitest';
import { isQuoteValid, quoteOf } from './quote.ts';
import { inDays, NOW, owned } from './subscription.fixture.ts';

const price = { amount: 499, months: 1 };
const inAMonth = new Date(Date.UTC(2026, 11, 20));
const NEW = { kind: 'NEW' } as const;
const LATER = { kind: 'LATER', replaces: owned('SOLO'), startsAt: inDays(10) } as const;
const offer = { amount: null, days: null, until: null };

test.each<[string, Parameters<typeof quoteOf>[1], Parameters<typeof quoteOf>[2], number, Date]>([
  ['without an offer', null, NEW, 499, inAMonth],
  ['of a change at the end of the period', null, LATER, 0, inDays(10)],
  ['with free days', { ...offer, kind: 'FREE_DAYS', days: 7 }, NEW, 0, inDays(7)],
  ['free until a day', { ...offer, kind: 'FREE_UNTIL', until: inDays(3) }, NEW, 0, inDays(3)],
  ['with a first price', { ...offer, kind: 'FIRST_PERIOD', amount: 99 }, NEW, 99, inAMonth],
  [
    'with a first price of days',
    { ...offer, kind: 'FIRST_PERIOD', amount: 99, days: 7 },
    NEW,
    99,
    inDays(7),
  ],
])('a quote %s', (_, found, change, today, next) => {
  expect(quoteOf(price, found, change, NOW)).toEqual({ today, next });
});

const MINUTE = 60_000;
const bought = {
  id: 'p',
  plan_code: 'SOLO',
  period_code: 'MONTHLY',
  country: 'TR',
  currency: 'TRY',
  amount: 499,
  valid_from: inDays(-10),
  offer_code: null,
  intro_amount: null,
  intro_days: null,
  free_until: null,
  gateway_code: 'PAYPAL' as const,
  source_kind: 'REDIRECT' as const,
  replaced_at: null,
};
const newer = (patch: Partial<Parameters<typeof isQuoteValid>[1][number]> = {}) => ({
  plan_code: 'SOLO',
  period_code: 'MONTHLY',
  country: 'TR',
  currency: 'TRY',
  amount: 599,
  valid_from: inDays(0),
  ...patch,
});
const validAfter = (prices: Parameters<typeof isQuoteValid>[1], minutes: number, patch = {}) =>
  isQuoteValid({ ...bought, ...patch }, prices, NOW + minutes * MINUTE);

test('a package is sold for an hour after a newer price of the same plan, period and country', () => {
  expect(validAfter([newer()], 59)).toBe(true);
  expect(validAfter([newer()], 60)).toBe(false);
  for (const other of [{ plan_code: 'FAMILY' }, { period_code: 'YEARLY' }, { country: 'DE' }])
    expect(validAfter([newer(other)], 60)).toBe(true);
  expect(validAfter([newer({ valid_from: bought.valid_from })], 60)).toBe(true);
});

test('a package is sold from its first day, and for an hour after it was replaced', () => {
  expect(validAfter([], 0, { valid_from: inDays(0) })).toBe(true);
  expect(validAfter([], -1, { valid_from: inDays(0) })).toBe(false);
  expect(validAfter([], 59, { replaced_at: inDays(0) })).toBe(true);
  expect(validAfter([], 60, { replaced_at: inDays(0) })).toBe(false);
});
