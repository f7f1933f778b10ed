import { describe, expect, test } from 'vitest';
import type { SubscriptionRow } from '../store/tables.ts';
import { countingSubscription, familySeats } from './shared.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

const subscription = (
  user_id: string,
  plan_code: string,
  status: SubscriptionRow['status'],
  days: number,
): SubscriptionRow => ({
  user_id,
  subscription_code: 's',
  plan_code,
  period_code: 'MONTHLY',
  status,
  gateway_code: 'PAYPAL',
  gateway_package: 'p',
  gateway_subs_id: 'g',
  expires_at: new Date(NOW + days * DAY),
  created_at: new Date(NOW - DAY),
});
const own = (status: SubscriptionRow['status'], days: number, plan = 'SOLO') =>
  subscription('own', plan, status, days);
const owner = (status: SubscriptionRow['status'], days: number, plan = 'FAMILY') =>
  subscription('owner', plan, status, days);

test.each<[string, SubscriptionRow, number]>([
  ['active', owner('ACTIVE', 1), 4],
  ['active, its period over', owner('ACTIVE', 0), 0],
  ['suspended', owner('SUSPENDED', 1), 0],
  ['canceled, paid until later', owner('CANCELED', 1), 0],
  ['of another plan', owner('ACTIVE', 1, 'SOLO'), 0],
  ['of a plan that is no longer offered', owner('ACTIVE', 1, 'CLASSIC'), 0],
])('the seats of a subscription that is %s', { tags: ['ROLE-17'] }, (_name, row, seats) => {
  expect(familySeats(row, NOW)).toBe(seats);
});

describe('the subscription that applies to a member of a family', () => {
  const shared = owner('ACTIVE', 1);
  const ended = owner('CANCELED', 1);
  test.each<[string, SubscriptionRow | undefined, SubscriptionRow | undefined, string | undefined]>(
    [
      ['nothing of its own', undefined, shared, 'owner'],
      ['an active one of its own', own('ACTIVE', 1), shared, 'own'],
      ['an active one whose period is over', own('ACTIVE', -1), shared, 'owner'],
      ['a canceled one, paid until later', own('CANCELED', 1), shared, 'owner'],
      ['a suspended one', own('SUSPENDED', 1), shared, 'owner'],
      ['a suspended one, and the family’s has ended', own('SUSPENDED', 1), ended, 'own'],
      ['nothing, and the family’s has ended', undefined, ended, undefined],
      ['nothing, and no family', undefined, undefined, undefined],
    ],
  )('%s', (_name, mine, family, expected) => {
    expect(countingSubscription(mine, family, NOW)?.user_id).toBe(expected);
  });
});
