import { expect, test } from 'vitest';
import { approvalEnd, CLOSED_STATES, isExpired, mayActivate, mayCharge } from './states.ts';

const start = new Date('2026-11-01T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);
const MINUTE = 60_000;
const intent = (
  state: 'APPROVED' | 'ACTIVATING' | 'UNKNOWN' | 'CREATED',
  operation: 'OPEN' | 'ACTIVATE',
) => ({
  state,
  operation,
  updated_at: start,
  expires_at: after(MINUTE),
});

test.each([
  [intent('APPROVED', 'OPEN'), 0, true],
  [intent('CREATED', 'OPEN'), 10, false],
  [intent('UNKNOWN', 'OPEN'), 10, false],
  [intent('UNKNOWN', 'ACTIVATE'), 0, true],
  [intent('ACTIVATING', 'ACTIVATE'), 0, false],
  [intent('ACTIVATING', 'ACTIVATE'), 1.99, false],
  [intent('ACTIVATING', 'ACTIVATE'), 2, true],
])('whether %j may be activated after %d minutes', (facts, minutes, expected) => {
  expect(mayActivate(facts, after(minutes * MINUTE).getTime())).toBe(expected);
});

test('a gateway may be charging while we activate, or do not know how that went', () => {
  expect(mayCharge(intent('ACTIVATING', 'OPEN'))).toBe(true);
  expect(mayCharge(intent('UNKNOWN', 'ACTIVATE'))).toBe(true);
  expect(mayCharge(intent('UNKNOWN', 'OPEN'))).toBe(false);
  expect(mayCharge(intent('APPROVED', 'ACTIVATE'))).toBe(false);
});

test('an intent expires at its end', () => {
  expect(isExpired(intent('CREATED', 'OPEN'), after(MINUTE - 1).getTime())).toBe(false);
  expect(isExpired(intent('CREATED', 'OPEN'), after(MINUTE).getTime())).toBe(true);
});

test('an approval ends with the gateway’s, after three hours at the latest', () => {
  expect(approvalEnd(after(60 * MINUTE), start)).toEqual(after(60 * MINUTE));
  expect(approvalEnd(after(200 * MINUTE), start)).toEqual(after(180 * MINUTE));
});

test('what has ended is neither charged nor activated', () => {
  for (const state of CLOSED_STATES) {
    const closed = { ...intent('UNKNOWN', 'ACTIVATE'), state };
    expect([mayCharge(closed), mayActivate(closed, after(0).getTime())]).toEqual([false, false]);
  }
});
