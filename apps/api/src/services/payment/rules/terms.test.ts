import { expect, test } from 'vitest';
import { freeUntil, gatewayTerms } from './terms.ts';

const now = Date.UTC(2026, 10, 1);
const soon = new Date(now + 1000);
const charge = {
  chargeId: 'c',
  amount: { amount: 499, currency: 'USD' },
  at: soon,
  refunded: 0,
  from: soon,
  to: soon,
};
const atGateway = (patch: Partial<Parameters<typeof freeUntil>[1]> = {}) => ({
  gatewaySubsId: 'g',
  status: 'ACTIVE' as const,
  nextChargeAt: soon,
  charges: [],
  failure: null,
  ...patch,
});
const free = { startsAt: null, intro: { amount: 0, days: 7 } };

test.each<[string, ...Parameters<typeof freeUntil>, Date | null]>([
  ['free days', free, atGateway(), now, soon],
  ['a later start', { startsAt: soon.toISOString(), intro: null }, atGateway(), now, soon],
  ['the full price', { startsAt: null, intro: null }, atGateway(), now, null],
  ['a first price', { startsAt: null, intro: { amount: 99, days: 7 } }, atGateway(), now, null],
  ['one that waits for us', free, atGateway({ status: 'APPROVED' }), now, null],
  ['one that was charged', free, atGateway({ charges: [charge] }), now, null],
  ['no next charge', free, atGateway({ nextChargeAt: null }), now, null],
  ['free days at their end', free, atGateway(), soon.getTime(), null],
])('with %s', (_, agreed, subscription, moment, until) => {
  expect(freeUntil(agreed, subscription, moment)).toEqual(until);
});

test('a gateway learns what is sold', () => {
  const sold = { title: 'Solo', months: 1, price: charge.amount, intro: free.intro } as const;
  expect(gatewayTerms('p', sold)).toEqual({ gatewayPackage: 'p', ...sold });
});
