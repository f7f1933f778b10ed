import { entitlementOf } from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { type Grant, isOver, isRunning, leftOf, openedBy, runUntil, usesOf } from './grants.ts';
import { isShared, type OwnedSubscription, standingOf } from './standing.ts';
import { DAY, inDays, NOW, owned, SIZES } from './subscription.fixture.ts';

const grant = (patch: Partial<Grant> = {}): Grant => ({
  id: 'a',
  plan_code: 'FAMILY',
  days: 3,
  given_at: inDays(0),
  revoked_at: null,
  features: [],
  devices: 'ANY',
  max_height: null,
  ...SIZES.FAMILY,
  ...patch,
});
const at = (day: number) => NOW + day * DAY;

/** What the edge decides at a moment. */
function access(rows: OwnedSubscription[], grants: Grant[], now: number) {
  const opening = openedBy(standingOf(rows, now), usesOf(rows, grants), now);
  return entitlementOf(
    opening && { status: opening.status, expiresAt: opening.accessUntil.getTime() },
    now,
  );
}

const PAID = [owned('SOLO')];
// Suspended a day ago, after its days of grace.
const SUSPENDED = [owned('SOLO', { status: 'SUSPENDED', expires_at: inDays(-4) })];
const ENDED = [owned('SOLO', { status: 'CANCELED', expires_at: inDays(-20) })];
const CANCELED = [owned('SOLO', { status: 'CANCELED' })];
const BEFORE = grant({ given_at: inDays(-4), days: 3 });
const REVOKED = grant({ revoked_at: inDays(0) });

describe.each([
  ['no plan', [], 'PACKAGES'],
  ['an ended plan', ENDED, 'PACKAGES'],
  ['a suspended plan', SUSPENDED, 'PACKAGES_SUSPENDED'],
] as const)('with %s', (_, rows, without) => {
  test.each([
    ['without a grant', [], 0, without],
    ['before it is given', [grant({ given_at: inDays(1) })], 0, without],
    ['from its first moment', [grant()], 0, 'ALLOWED'],
    ['at its last moment', [grant()], 3 - 1e-6, 'ALLOWED'],
    ['after its end', [grant()], 3, without],
    ['revoked', [REVOKED], 0, without],
    ['revoked in its middle, before that', [grant({ revoked_at: inDays(2) })], 1, 'ALLOWED'],
    ['revoked in its middle, from then on', [grant({ revoked_at: inDays(2) })], 2, without],
  ])('%s', (_name, grants, day, expected) => {
    expect(access([...rows], grants, at(day))).toBe(expected);
  });
});

describe('with a paid plan', () => {
  test.each([
    ['a plan that renews', PAID, 13],
    ['a canceled plan', CANCELED, 10],
  ])('%s: given days begin at the end of its access', (_, rows, end) => {
    const [use] = usesOf(rows, [grant()]);
    expect(use?.spans).toEqual([{ from: at(end), until: at(end + 3) }]);
    expect(access(rows, [grant()], at(end + 2))).toBe('ALLOWED');
    expect(access(rows, [grant()], at(end + 3))).toBe('PACKAGES');
  });

  test('what is paid for counts, with its own rights, and its end does not move', () => {
    const standing = standingOf(PAID, NOW);
    expect(openedBy(standing, usesOf(PAID, [grant()]), NOW)).toBe(standing);
  });

  test('a renewal moves days that wait, and loses none', () => {
    const renewed = [owned('SOLO', { expires_at: inDays(40) })];
    expect(usesOf(renewed, [grant()])[0]?.spans).toEqual([{ from: at(43), until: at(46) }]);
  });

  test('a payment in the middle of given days leaves the rest of them for later', () => {
    const bought = [owned('SOLO', { starts_at: inDays(1), expires_at: inDays(31) })];
    const [use] = usesOf(bought, [grant()]);
    expect(use?.spans).toEqual([
      { from: at(0), until: at(1) },
      { from: at(34), until: at(36) },
    ]);
    expect(use && leftOf(use, at(5))).toBe(2 * DAY);
    expect(use && isRunning(use, at(5))).toBe(false);
  });

  test('money that went back ends the plan, and the days begin then', () => {
    const gone = owned('SOLO', {
      status: 'CANCELED',
      expires_at: inDays(2),
      canceled_at: inDays(2),
    });
    expect(usesOf([gone], [grant()])[0]?.spans).toEqual([{ from: at(2), until: at(5) }]);
  });

  test('a payment that fails is followed by grace, then by given days', () => {
    const rows = [
      owned('SOLO', { status: 'SUSPENDED', expires_at: inDays(-3), suspended_at: inDays(0) }),
    ];
    expect(usesOf(rows, [grant({ given_at: inDays(-9) })])[0]?.spans).toEqual([
      { from: at(0), until: at(3) },
    ]);
    expect(access(rows, [grant({ given_at: inDays(-9) })], at(1))).toBe('ALLOWED');
  });
});

describe('several grants', () => {
  const second = grant({ id: 'b', given_at: inDays(1), days: 2 });

  test('follow one another and give one end', () => {
    const uses = usesOf([], [second, grant()]);
    expect(uses.map(({ spans }) => spans)).toEqual([
      [{ from: at(0), until: at(3) }],
      [{ from: at(3), until: at(5) }],
    ]);
    expect(runUntil(uses, at(1))).toBe(at(5));
  });

  test('one that is revoked leaves the other its days', () => {
    const [, use] = usesOf([], [grant({ revoked_at: inDays(2) }), second]);
    expect(use?.spans).toEqual([{ from: at(2), until: at(4) }]);
  });
});

test('what is used up or revoked is over', () => {
  const overAt = (day: number, given: Grant) =>
    usesOf([], [given]).map((use) => isOver(use, at(day)));
  expect([overAt(0, BEFORE), overAt(0, REVOKED), overAt(0, grant())]).toEqual([
    [true],
    [true],
    [false],
  ]);
});

test('a family watches with given days, and nobody more may join', () => {
  const opening = openedBy(null, usesOf([], [grant()]), NOW);
  expect(opening && isShared(opening, NOW)).toBe(true);
  expect(opening).toMatchObject({ status: 'CANCELED', row: { plan_code: 'FAMILY' } });
});
