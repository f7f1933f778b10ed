import { describe, expect, test } from 'vitest';
import {
  decideAccess,
  hasSceneGuard,
  maxHeightOf,
  type Member,
  placesOf,
  planLimitOf,
  type Viewer,
  whyHidden,
} from './access.ts';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 86_400_000;
const WITH_ADS = { avod: true, now: NOW, handheld: false };
const WITHOUT_ADS = { ...WITH_ADS, avod: false };

const CHILD = { maxAge: 7, allowList: null } as const;
const member = (
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED',
  days: number,
  kids = false,
): Viewer => ({
  kind: 'member',
  child: kids ? CHILD : null,
  deviceAllowed: true,
  country: 'TR',
  subscription: {
    status,
    expiresAt: NOW + days * DAY,
    subscriberId: 'subscriber',
    streams: 2,
    sceneGuard: true,
    devices: 'ANY',
    maxHeight: null,
  },
});
const without: Viewer = {
  kind: 'member',
  child: null,
  deviceAllowed: true,
  country: null,
  subscription: null,
};
const ALWAYS = { from: null, until: null, countries: null, grace: true };
const paid = { ...ALWAYS, free: false, trailer: false, kids: false, age: 7, seriesId: 1 };
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
    { ...without, child: CHILD },
    ['WARNING', 'WARNING', 'PACKAGES', 'ALLOWED'],
  ],
];

describe('access with ads', { tags: ['ROLE-26'] }, () => {
  test.each(TABLE)('%s', (_name, viewer, expected) => {
    const given = [paid, free, paidForKids, freeForKids].map((content) =>
      decideAccess(viewer, content, WITH_ADS),
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
    const given = contents.map((each) => decideAccess(tooMany(viewer), each, WITH_ADS));
    expect(given).toEqual(expected);
  });

  test('without ads nothing plays there', () => {
    const circumstances = WITHOUT_ADS;
    expect(decideAccess(tooMany(without), free, circumstances)).toBe('DEVICES');
    expect(decideAccess(tooMany(member('ACTIVE', 10)), paid, circumstances)).toBe('DEVICES');
  });
});

test(
  'without ads a guest must log in for free content too; members keep their access',
  { tags: ['ROLE-26'] },
  () => {
    expect(decideAccess({ kind: 'guest' }, free, WITHOUT_ADS)).toBe('LOGIN');
    for (const [, viewer, [, expected]] of TABLE.slice(1)) {
      expect(decideAccess(viewer, free, WITHOUT_ADS)).toBe(expected);
    }
  },
);

test(
  'a trailer is open to everyone, with or without ads, on any device; a child needs one for children',
  { tags: ['ROLE-26'] },
  () => {
    for (const avod of [true, false])
      for (const [, viewer] of [...TABLE, ['', { ...without, deviceAllowed: false }] as const]) {
        const isChild = viewer.kind === 'member' && viewer.child !== null;
        expect(decideAccess(viewer, trailer, { ...WITH_ADS, avod })).toBe(
          isChild ? 'WARNING' : 'ALLOWED',
        );
        expect(decideAccess(viewer, { ...trailer, kids: true }, { ...WITH_ADS, avod })).toBe(
          'ALLOWED',
        );
      }
  },
);

test('a child is warned of what is too old for it, and of what is not on its allow list, a channel too', () => {
  const child = {
    ...(member('ACTIVE', 10) as Member),
    child: { maxAge: 3, allowList: null } as const,
  };
  const listed = { ...child, child: { maxAge: 7, allowList: [1] } as const };
  const of = (viewer: Viewer, content: object) =>
    decideAccess(viewer, { ...paidForKids, ...content }, WITH_ADS);
  expect(of(child, {})).toBe('WARNING');
  expect(of(child, { trailer: true })).toBe('WARNING');
  expect(of(child, { age: 3 })).toBe('ALLOWED');
  expect(of(listed, {})).toBe('ALLOWED');
  expect(of(listed, { seriesId: 2 })).toBe('WARNING');
  expect(of(listed, { seriesId: null })).toBe('WARNING');
});

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
    ['a child, whatever the plan', { ...without, child: CHILD }, true],
  ])('of %s', (_who, viewer, works) => expect(hasSceneGuard(viewer, NOW)).toBe(works));
});

describe('a plan for phones and tablets, of 720 lines', () => {
  const limited = (viewer: Viewer): Member => {
    if (viewer.kind === 'guest' || !viewer.subscription) throw new Error('no plan');
    return {
      ...viewer,
      subscription: { ...viewer.subscription, devices: 'HANDHELD', maxHeight: 720 },
    };
  };
  const mobile = limited(member('ACTIVE', 10));
  const here = (handheld: boolean) => ({ ...WITH_ADS, handheld });

  test('plays there alone, and another plan is what is missing elsewhere', () => {
    expect(decideAccess(mobile, paid, here(true))).toBe('ALLOWED');
    expect(decideAccess(mobile, paid, here(false))).toBe('PACKAGES');
    expect(planLimitOf(mobile, 'PACKAGES', here(false))).toBe('HANDHELD');
    expect(planLimitOf(mobile, 'ALLOWED', here(true))).toBeNull();
  });

  test('says nothing of devices while it is not paid, and limits no content that needs no plan', () => {
    const ended = limited(member('ACTIVE', -1));
    expect(planLimitOf(ended, decideAccess(ended, paid, here(false)), here(false))).toBeNull();
    const late = limited(member('SUSPENDED', 10));
    expect(decideAccess(late, paid, here(false))).toBe('PACKAGES_SUSPENDED');
    for (const content of [free, trailer]) {
      expect(decideAccess(mobile, content, here(false))).toBe('ALLOWED');
      expect(maxHeightOf(mobile, content)).toBeNull();
    }
    expect(planLimitOf(without, 'PACKAGES', here(false))).toBeNull();
  });

  test('has pictures up to its height', () => {
    expect(maxHeightOf(mobile, paid)).toBe(720);
    expect(maxHeightOf(member('ACTIVE', 10), paid)).toBeNull();
    expect(maxHeightOf({ kind: 'guest' }, paid)).toBeNull();
  });
});

describe('what has a time', () => {
  const HOUR = 3_600_000;
  const content = { ...paid, from: NOW, until: NOW + HOUR };
  const at = (hours: number, over: Partial<typeof paid> = {}, leased = false) =>
    whyHidden({ ...content, ...over }, [null], NOW + hours * HOUR, leased);

  test('is hidden before and after it; the end is not included', () => {
    expect([at(-1), at(0), at(0.5), at(1)]).toEqual(['NOT_YET', null, null, 'LEFT']);
  });

  test('is refused in another country before its time is looked at', () => {
    const here = (...places: (string | null)[]) =>
      whyHidden({ ...content, countries: { only: ['TR'] } }, places, NOW + 2 * HOUR, false);
    expect([here('DE'), here(null), here('TR')]).toEqual(['ELSEWHERE', 'ELSEWHERE', 'LEFT']);
    expect(here('TR', 'DE')).toBe('ELSEWHERE');
  });

  test('runs on for four hours for a viewer with a lease, unless it has no grace', () => {
    expect([at(1, {}, true), at(4.9, {}, true), at(5, {}, true)]).toEqual([null, null, 'LEFT']);
    expect(at(1, { grace: false }, true)).toBe('LEFT');
    expect(at(-1, {}, true)).toBe('NOT_YET');
  });
});

test('a guest is where a proxy says, a member where the account is, and with the rule for both in both', () => {
  const at = (viewer: Viewer, both: boolean) => placesOf(viewer, 'DE', both);
  expect([at({ kind: 'guest' }, false), at({ kind: 'guest' }, true)]).toEqual([['DE'], ['DE']]);
  expect([at(member('ACTIVE', 10), false), at(member('ACTIVE', 10), true)]).toEqual([
    ['TR'],
    ['TR', 'DE'],
  ]);
});
