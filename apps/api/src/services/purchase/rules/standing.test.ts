import { describe, expect, test } from 'vitest';
import { countingSubscription, familySeats, isShared, running, standingOf } from './standing.ts';
import { inDays, NOW, owned } from './subscription.fixture.ts';

const standing = (...rows: Parameters<typeof owned>[]) =>
  standingOf(
    rows.map((row) => owned(...row)),
    NOW,
  );

test.each([
  ['active', standing(['SOLO']), inDays(13)],
  ['active, past the end of its period', standing(['SOLO', { expires_at: inDays(-2) }]), inDays(1)],
  ['canceled', standing(['SOLO', { status: 'CANCELED' }]), inDays(10)],
  ['suspended', standing(['SOLO', { status: 'SUSPENDED' }]), inDays(10)],
])('access of one that is %s', (_, found, until) => {
  expect(found?.accessUntil).toEqual(until);
});

describe('of several subscriptions', () => {
  const later = { id: 'next', starts_at: inDays(10), created_at: inDays(0) };
  const before = { status: 'CANCELED', expires_at: inDays(10) } as const;

  test('the one that is paid counts until the next one begins', () => {
    const found = standing(['SOLO', later], ['FAMILY', before]);
    expect(found).toMatchObject({
      row: { plan_code: 'FAMILY' },
      next: { id: 'next' },
      status: 'ACTIVE',
    });
    expect(found && familySeats(found, NOW)).toBe(4);
  });

  test('one whose money went back opens nothing until the next one begins', () => {
    const ended = { ...before, ended_at: inDays(-1), expires_at: inDays(-1) };
    const found = standing(['SOLO', later], ['FAMILY', ended]);
    expect(found?.row.id).toBe('next');
    expect(found?.accessUntil.getTime()).toBeLessThanOrEqual(NOW);
  });

  test('the one that is paid counts if the next one is canceled before it begins', () => {
    const canceled = { ...later, status: 'CANCELED', expires_at: inDays(10) } as const;
    const found = standing(['SOLO', canceled], ['FAMILY', before]);
    expect(found).toMatchObject({ row: { plan_code: 'FAMILY' }, next: null, status: 'CANCELED' });
    expect(found?.accessUntil).toEqual(inDays(10));
    expect(running(found, NOW)).toBe(found);
  });

  test('the canceled one that ends last counts', () => {
    const ended = { status: 'CANCELED', expires_at: inDays(-100) } as const;
    expect(standing(['SOLO', ended], ['FAMILY', before])?.row.plan_code).toBe('FAMILY');
  });
});

test('a canceled plan is a plan until its period ends', () => {
  const canceled = standing(['SOLO', { status: 'CANCELED' }]);
  expect(running(canceled, NOW)).toBe(canceled);
  expect(running(canceled, inDays(10).getTime())).toBeNull();
  expect(running(null, NOW)).toBeNull();
});

test.each([
  ['active', standing(['FAMILY']), 4],
  ['in the days of grace', standing(['FAMILY', { expires_at: inDays(-1) }]), 4],
  ['past the days of grace', standing(['FAMILY', { expires_at: inDays(-4) }]), 0],
  ['canceled', standing(['FAMILY', { status: 'CANCELED' }]), 0],
  ['suspended', standing(['FAMILY', { status: 'SUSPENDED' }]), 0],
  ['for two', standing(['FAMILY', { family_seats: 1 }]), 1],
  ['not for families', standing(['SOLO']), 0],
])('seats of a plan that is %s', (_, found, seats) => {
  expect(found && familySeats(found, NOW)).toBe(seats);
});

test.each([
  ['active', standing(['FAMILY']), true],
  ['for two', standing(['FAMILY', { family_seats: 1 }]), true],
  ['from before plans had seats', standing(['FAMILY', { family_seats: null }]), false],
  ['canceled and paid for', standing(['FAMILY', { status: 'CANCELED' }]), true],
  [
    'canceled and over',
    standing(['FAMILY', { status: 'CANCELED', expires_at: inDays(-1) }]),
    false,
  ],
  ['suspended', standing(['FAMILY', { status: 'SUSPENDED' }]), false],
  ['not for families', standing(['SOLO']), false],
])('a plan that is %s is shared: SPEC-D44', (_, found, shared) => {
  expect(found && isShared(found, NOW)).toBe(shared);
});

describe('of the own and the family’s', () => {
  const family = standing(['FAMILY']);
  test.each([
    ['the own active one', standing(['SOLO']), 'SOLO'],
    [
      'the family’s beside a canceled own one',
      standing(['SOLO', { status: 'CANCELED' }]),
      'FAMILY',
    ],
    ['the family’s without an own one', null, 'FAMILY'],
  ])('%s counts', (_, own, plan) => {
    expect(countingSubscription(own, family, NOW)?.row.plan_code).toBe(plan);
  });
  test('the own one counts where the family shares nothing', () => {
    const own = standing(['SOLO', { status: 'SUSPENDED' }]);
    const ended = standing(['FAMILY', { status: 'CANCELED', expires_at: inDays(-1) }]);
    expect(countingSubscription(own, ended, NOW)).toBe(own);
  });
});
