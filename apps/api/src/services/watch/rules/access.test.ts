import { describe, expect, test } from 'vitest';
import { decideAccess, type Viewer } from './access.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

const member = (
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED',
  days: number,
  kids = false,
): Viewer => ({
  kind: 'member',
  kids,
  subscription: { status, expiresAt: NOW + days * DAY },
});
const without: Viewer = { kind: 'member', kids: false, subscription: null };
const paid = { free: false, kids: false };
const free = { free: true, kids: false };
const paidForKids = { free: false, kids: true };
const freeForKids = { free: true, kids: true };

// One line per viewer: what is paid for, free, paid for children, free for children.
const TABLE: [string, Viewer, [string, string, string, string]][] = [
  ['guest', { kind: 'guest' }, ['LOGIN', 'ALLOWED', 'LOGIN', 'ALLOWED']],
  ['member without a plan', without, ['PACKAGES', 'ALLOWED', 'PACKAGES', 'ALLOWED']],
  ['active', member('ACTIVE', 10), ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED']],
  ['active, period over', member('ACTIVE', -1), ['PACKAGES', 'ALLOWED', 'PACKAGES', 'ALLOWED']],
  ['active, period ends now', member('ACTIVE', 0), ['PACKAGES', 'ALLOWED', 'PACKAGES', 'ALLOWED']],
  [
    'suspended',
    member('SUSPENDED', 10),
    ['PACKAGES_SUSPENDED', 'ALLOWED', 'PACKAGES_SUSPENDED', 'ALLOWED'],
  ],
  [
    'suspended, period over',
    member('SUSPENDED', -1),
    ['PACKAGES_SUSPENDED', 'ALLOWED', 'PACKAGES_SUSPENDED', 'ALLOWED'],
  ],
  [
    'canceled, paid until later',
    member('CANCELED', 1),
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED'],
  ],
  ['canceled, period over', member('CANCELED', -1), ['PACKAGES', 'ALLOWED', 'PACKAGES', 'ALLOWED']],
  ['child, active', member('ACTIVE', 10, true), ['WARNING', 'WARNING', 'ALLOWED', 'ALLOWED']],
  [
    'child, suspended',
    member('SUSPENDED', 10, true),
    ['WARNING', 'WARNING', 'PACKAGES_SUSPENDED', 'ALLOWED'],
  ],
  [
    'child without a plan',
    { kind: 'member', kids: true, subscription: null },
    ['WARNING', 'WARNING', 'PACKAGES', 'ALLOWED'],
  ],
];

describe('ROLE-26 who may watch what, with ads', () => {
  test.each(TABLE)('%s', (_name, viewer, expected) => {
    const given = [paid, free, paidForKids, freeForKids].map((content) =>
      decideAccess(viewer, content, { avod: true, now: NOW }),
    );
    expect(given).toEqual(expected);
  });
});

test('ROLE-26 without ads a guest logs in for what is free, too, and members lose nothing', () => {
  expect(decideAccess({ kind: 'guest' }, free, { avod: false, now: NOW })).toBe('LOGIN');
  for (const [, viewer, [, expected]] of TABLE.slice(1)) {
    expect(decideAccess(viewer, free, { avod: false, now: NOW })).toBe(expected);
  }
});
