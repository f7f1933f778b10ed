import type { GatewayCode } from '@kandil/contract/payment';
import { describe, expect, test } from 'vitest';
import { firstPeriod, isLastPeriod, priceFrom, raiseStep, type RaiseStep } from './raise.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-10T12:00:00Z');
const inDays = (days: number) => new Date(NOW + days * DAY);

describe('the first period at a new price', () => {
  test.each([
    ['a month that ends soon', '2027-03-20T08:00:00Z', 1, '2027-04-20T08:00:00Z'],
    ['a month that ends in 31 days', '2027-04-10T12:00:00Z', 1, '2027-04-10T12:00:00Z'],
    ['a month that ends a second earlier', '2027-04-10T11:59:59Z', 1, '2027-05-10T11:59:59Z'],
    ['a year that ends tomorrow', '2027-03-11T12:00:00Z', 12, '2028-03-11T12:00:00Z'],
    ['a year that ends in autumn', '2027-10-01T00:00:00Z', 12, '2027-10-01T00:00:00Z'],
    ['the 31st', '2027-03-31T00:00:00Z', 1, '2027-04-30T00:00:00Z'],
  ])('%s', (_, end, months, first) => {
    expect(firstPeriod(new Date(end), months, NOW)).toEqual(new Date(first));
  });
});

describe('the last period at the old price', () => {
  test.each([
    ['ends 30 days after the mail', 30, 30, true],
    ['ends a day too early', 29, 29, false],
    ['ends before the day that the mail names', 31, 40, false],
    ['ends after it, as gateways count months', 33, 31, true],
  ])('%s', (_, end, from, isLast) => {
    const notice = { reported_at: new Date(NOW), applies_from: inDays(from) };
    expect(isLastPeriod({ expires_at: inDays(end) }, notice)).toBe(isLast);
  });
  test('no period is the last one before the mail was taken', () => {
    const notice = { reported_at: null, applies_from: inDays(31) };
    expect(isLastPeriod({ expires_at: inDays(400) }, notice)).toBe(false);
  });
});

const ACTIVE = { status: 'ACTIVE' as const, failed_at: null };
const at = (gateway_code: GatewayCode, days: number, more: object = {}) => ({
  ...ACTIVE,
  gateway_code,
  expires_at: inDays(days),
  ...more,
});
/** Informed 40 days ago; the period that runs is the last one. */
const notice = (more: object = {}) => ({
  state: 'REPORTED',
  reported_at: inDays(-40),
  applies_from: inDays(-8),
  reminded_at: null,
  ...more,
});

test.each<[string, ReturnType<typeof at>, ReturnType<typeof notice>, RaiseStep | null]>([
  ['iyzico is asked three days before', at('IYZICO', 3), notice(), 'MOVE'],
  ['an operator too', at('OPERATOR', 1), notice(), 'MOVE'],
  ['not earlier', at('IYZICO', 4), notice(), null],
  [
    'not in a period before the last one',
    at('IYZICO', 3),
    notice({ reported_at: inDays(-20) }),
    null,
  ],
  ['not before the day of the mail', at('IYZICO', 3), notice({ applies_from: inDays(4) }), null],
  ['not while the mail is on its way', at('IYZICO', 3), notice({ state: 'SENDING' }), null],
  ['not again', at('IYZICO', 3), notice({ state: 'MOVED' }), null],
  ['not after its renewal failed', at('IYZICO', 3, { failed_at: inDays(-1) }), notice(), null],
  ['not while suspended', at('IYZICO', 3, { status: 'SUSPENDED' }), notice(), null],
  ['not after the end of the period', at('IYZICO', -1), notice(), null],
  ['a payer at PayPal is reminded a week before', at('PAYPAL', 7), notice(), 'REMIND'],
  ['once', at('PAYPAL', 6), notice({ reminded_at: inDays(-1) }), null],
  ['and is not asked earlier', at('PAYPAL', 8), notice(), null],
  ['without agreement the plan ends', at('PAYPAL', 1), notice({ reminded_at: inDays(-6) }), 'END'],
  ['also without a reminder', at('PAYPAL', 0.5), notice(), 'END'],
  [
    'not in a period before the last one',
    at('PAYPAL', 1),
    notice({ reported_at: inDays(-2) }),
    null,
  ],
  ['canceled', at('PAYPAL', 20, { status: 'CANCELED' }), notice(), 'OVER'],
  [
    'canceled while the mail is on its way',
    at('IYZICO', 20, { status: 'CANCELED' }),
    notice({ state: 'SENDING' }),
    'OVER',
  ],
])('%s', (_, row, of, step) => {
  expect(raiseStep(row, of, NOW)).toBe(step);
});

test.each([
  ['without a notice', { next_amount: null, next_from: null }, 0, 499],
  ['a period before', { next_amount: 599, next_from: inDays(30) }, 0, 499],
  ['the first one', { next_amount: 599, next_from: inDays(30) }, 30, 599],
  ['seconds earlier', { next_amount: 599, next_from: inDays(30) }, 29.999, 599],
  ['later', { next_amount: 599, next_from: inDays(30) }, 61, 599],
])('the price of a period: %s', (_, next, begin, amount) => {
  expect(priceFrom({ amount: 499, ...next }, inDays(begin))).toBe(amount);
});
