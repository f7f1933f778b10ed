import { expect, test } from 'vitest';
import { isBooked } from './booked.ts';

const at = new Date('2026-11-01T00:00:00Z');
const later = new Date('2026-11-02T00:00:00Z');
const charge = (refunded = 0) => ({
  chargeId: 'c1',
  amount: { amount: 499, currency: 'USD' },
  at,
  refunded,
  from: at,
  to: later,
});
const atGateway = (patch: Partial<Parameters<typeof isBooked>[0]> = {}) => ({
  gatewaySubsId: 'g',
  status: 'ACTIVE' as const,
  nextChargeAt: later,
  charges: [charge()],
  failure: null,
  ...patch,
});
const watched = { gateway_code: 'PAYPAL' as const, failure_at: null, cancel_requested_at: null };
const booked = (
  patch: { outcome?: string | null; refunded?: number; reported_refunded?: number } = {},
) => new Map([['PAYPAL c1', { outcome: 'RENEWED', refunded: 0, reported_refunded: 0, ...patch }]]);
const failure = { at, reason: 'NO_FUNDS' as const };

test.each<[string, ...Parameters<typeof isBooked>, boolean]>([
  ['a charge that is booked', atGateway(), watched, booked(), true],
  ['a charge that nobody knows', atGateway(), watched, new Map(), false],
  [
    'a charge of another gateway',
    atGateway(),
    { ...watched, gateway_code: 'IYZICO' },
    booked(),
    false,
  ],
  [
    'a charge that purchase has not answered',
    atGateway(),
    watched,
    booked({ outcome: null }),
    false,
  ],
  ['no charge', atGateway({ charges: [] }), watched, new Map(), true],
  ['one that has ended', atGateway({ status: 'ENDED' }), watched, booked(), false],
  ['one that waits for us', atGateway({ status: 'APPROVED' }), watched, booked(), false],
  ['one to cancel', atGateway(), { ...watched, cancel_requested_at: at }, booked(), false],
  ['a new failure', atGateway({ failure }), watched, booked(), false],
  ['a second failure', atGateway({ failure }), { ...watched, failure_at: later }, booked(), false],
  ['a known failure', atGateway({ failure }), { ...watched, failure_at: at }, booked(), true],
])('%s', (_, subscription, row, charges, expected) => {
  expect(isBooked(subscription, row, charges)).toBe(expected);
});

test.each([
  ['a refund that is new', { refunded: 0, reported_refunded: 0 }, false],
  ['a refund that purchase does not know yet', { refunded: 100, reported_refunded: 0 }, false],
  ['a refund that purchase knows', { refunded: 100, reported_refunded: 100 }, true],
  ['a refund that purchase knows, not booked', { refunded: 0, reported_refunded: 100 }, false],
  [
    'a refund of a surplus charge',
    { outcome: 'SURPLUS', refunded: 100, reported_refunded: 0 },
    true,
  ],
  [
    'a new refund of a surplus charge',
    { outcome: 'SURPLUS', refunded: 0, reported_refunded: 0 },
    false,
  ],
])('%s', (_, row, expected) => {
  expect(isBooked(atGateway({ charges: [charge(100)] }), watched, booked(row))).toBe(expected);
});
