import { describe, expect, test } from 'vitest';
import { decideAccess, hasSceneGuard, type Member, type Viewer } from './access.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;

const member = (
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED',
  days: number,
  kids = false,
): Viewer => ({
  kind: 'member',
  kids,
  deviceAllowed: true,
  subscription: {
    status,
    expiresAt: NOW + days * DAY,
    subscriberId: 'subscriber',
    streams: 2,
    sceneGuard: true,
  },
});
const without: Viewer = { kind: 'member', kids: false, deviceAllowed: true, subscription: null };
const paid = { free: false, trailer: false, kids: false };
const free = { ...paid, free: true };
const paidForKids = { ...paid, kids: true };
const freeForKids = { ...free, kids: true };
const trailer = { ...paid, trailer: true };

// Columns: paid, free, paid for children, free for children.
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
    { ...without, kids: true },
    ['WARNING', 'WARNING', 'PACKAGES', 'ALLOWED'],
  ],
];

describe('access with ads', { tags: ['ROLE-26'] }, () => {
  test.each(TABLE)('%s', (_name, viewer, expected) => {
    const given = [paid, free, paidForKids, freeForKids].map((content) =>
      decideAccess(viewer, content, { avod: true, now: NOW }),
    );
    expect(given).toEqual(expected);
  });
});

describe('on a device beyond the device limit', { tags: ['ROLE-04'] }, () => {
  const tooMany = (viewer: Viewer): Viewer =>
    viewer.kind === 'guest' ? viewer : { ...viewer, deviceAllowed: false };

  test.each(TABLE)('with ads, %s may watch only what a guest may', (_name, viewer, allowed) => {
    const contents = [paid, free, paidForKids, freeForKids];
    const expected = allowed.map((access, index) =>
      access === 'ALLOWED' && !contents[index]?.free ? 'DEVICES' : access,
    );
    const given = contents.map((each) =>
      decideAccess(tooMany(viewer), each, { avod: true, now: NOW }),
    );
    expect(given).toEqual(expected);
  });

  test('without ads nothing plays there', () => {
    const circumstances = { avod: false, now: NOW };
    expect(decideAccess(tooMany(without), free, circumstances)).toBe('DEVICES');
    expect(decideAccess(tooMany(member('ACTIVE', 10)), paid, circumstances)).toBe('DEVICES');
  });
});

test(
  'without ads a guest must log in for free content too; members keep their access',
  { tags: ['ROLE-26'] },
  () => {
    expect(decideAccess({ kind: 'guest' }, free, { avod: false, now: NOW })).toBe('LOGIN');
    for (const [, viewer, [, expected]] of TABLE.slice(1)) {
      expect(decideAccess(viewer, free, { avod: false, now: NOW })).toBe(expected);
    }
  },
);

test(
  'a trailer is open to everyone, with or without ads, on any device; a child needs one for children',
  { tags: ['ROLE-26'] },
  () => {
    for (const avod of [true, false])
      for (const [, viewer] of [...TABLE, ['', { ...without, deviceAllowed: false }] as const]) {
        const isChild = viewer.kind === 'member' && viewer.kids;
        expect(decideAccess(viewer, trailer, { avod, now: NOW })).toBe(
          isChild ? 'WARNING' : 'ALLOWED',
        );
        expect(decideAccess(viewer, { ...trailer, kids: true }, { avod, now: NOW })).toBe(
          'ALLOWED',
        );
      }
  },
);

describe('the Scene Guard', () => {
  const { subscription } = member('ACTIVE', 10) as Member;
  const solo = { ...without, subscription: subscription && { ...subscription, sceneGuard: false } };
  test.each<[string, Viewer, boolean]>([
    ['a guest', { kind: 'guest' }, false],
    ['a member without a plan', without, false],
    ['a plan without it', solo, false],
    ['a plan with it', member('ACTIVE', 10), true],
    ['one that is canceled and still paid', member('CANCELED', 1), true],
    ['one that is suspended', member('SUSPENDED', 10), false],
    ['one that has ended', member('ACTIVE', 0), false],
    ['a child, whatever the plan', { ...without, kids: true }, true],
  ])('of %s', (_who, viewer, works) => expect(hasSceneGuard(viewer, NOW)).toBe(works));
});
