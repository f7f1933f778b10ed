import { describe, expect, test } from 'vitest';
import { firstPayment } from './first-payment.ts';
import { type IntentState, stateForPayer } from './states.ts';

const HOUR = 3_600_000;
const start = new Date('2026-11-01T00:00:00Z');
const intentIn = (state: IntentState) => ({
  state,
  operation: 'ACTIVATE' as const,
  created_at: start,
  updated_at: start,
  expires_at: new Date(start.getTime() + 3 * HOUR),
});
const at = (hours: number) => start.getTime() + hours * HOUR;
const failure = { at: start, reason: 'NO_FUNDS' as const };

describe('a subscription without a charge', () => {
  test.each([
    ['APPROVED', null, 1, null],
    ['APPROVED', null, 3, { state: 'ABANDONED' }],
    ['ACTIVE', null, 71, 'WAITS'],
    ['ACTIVE', null, 72, { state: 'ABANDONED' }],
    ['UNPAID', failure, 1, { state: 'FAILED', reason: 'NO_FUNDS' }],
    ['UNPAID', null, 1, { state: 'FAILED', reason: 'REFUSED' }],
    ['ENDED', failure, 1, { state: 'FAILED', reason: 'NO_FUNDS' }],
    ['ENDED', null, 1, { state: 'ABANDONED' }],
  ] as const)(
    'that is %s with the failure %j after %i hours: %j',
    (status, why, hours, verdict) => {
      expect(firstPayment(intentIn('ACTIVATING'), { status, failure: why }, at(hours))).toEqual(
        verdict,
      );
    },
  );

  test.each(['SETTLED', 'FAILED', 'ABANDONED'] as const)('leaves an intent that is %s', (state) => {
    expect(firstPayment(intentIn(state), { status: 'UNPAID', failure }, at(1))).toBeNull();
  });
});

test.each([
  ['CREATED', null, 'OPEN'],
  ['OTP_SENT', null, 'OPEN'],
  ['UNKNOWN', 'OPEN', 'OPEN'],
  ['UNKNOWN', 'ACTIVATE', 'CONFIRMING'],
  ['ACTIVATING', 'ACTIVATE', 'CONFIRMING'],
  ['SETTLED', null, 'PAID'],
  ['ABANDONED', null, 'CLOSED'],
] as const)('the payer is shown of %s during %s: %s', (state, operation, shown) => {
  expect(stateForPayer({ state, operation })).toBe(shown);
});
