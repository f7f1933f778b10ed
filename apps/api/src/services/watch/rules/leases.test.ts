import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleClaims } from './claims.ts';
import { type Claim, decideClaim, type Lease, leaseLimitOf } from './leases.ts';

const NOW = Date.UTC(2026, 10, 20);
const SUBSCRIBER = 'subscriber';

const lease = (slot: number, patch: Partial<Lease> = {}): Lease => ({
  subscriberId: SUBSCRIBER,
  accountId: SUBSCRIBER,
  profileId: 1,
  sessionId: `session-${slot}`,
  player: `player-${slot}`,
  videoId: 1,
  channelId: null,
  slot,
  leaseId: `lease-${slot}`,
  begunAt: NOW - 1000 * slot,
  leftAt: null,
  startedAt: NOW - 1000 * slot,
  expiresAt: NOW + 60_000,
  live: true,
  ...patch,
});
const ended = (slot: number, minutesAgo: number) =>
  lease(slot, { live: false, expiresAt: NOW - minutesAgo * 60_000 });
const claim = (patch: Partial<Claim> = {}): Claim => ({
  subscriberId: SUBSCRIBER,
  accountId: SUBSCRIBER,
  profileId: 1,
  sessionId: 'session-new',
  player: 'player-new',
  videoId: 2,
  channelId: null,
  limit: 2,
  isStart: true,
  at: NOW,
  takeOver: null,
  ...patch,
});
const own = (slot: number, patch: Partial<Claim> = {}) =>
  claim({ sessionId: `session-${slot}`, player: `player-${slot}`, ...patch });
const gone = (leases: readonly Lease[]) => leases.map(({ leaseId }) => leaseId);

describe('the lease limit', () => {
  const plan = {
    subscriberId: 'owner',
    streams: 4,
    sceneGuard: true,
    devices: 'ANY',
    maxHeight: null,
  } as const;
  const shared = { subscriberId: 'owner', limit: 4 };
  test.each([
    ['no plan', null, { subscriberId: 'me', limit: 2 }],
    ['a running plan', { status: 'ACTIVE', expiresAt: NOW + 1, ...plan }, shared],
    ['a canceled plan that is paid', { status: 'CANCELED', expiresAt: NOW + 1, ...plan }, shared],
    [
      'a plan that ended',
      { status: 'ACTIVE', expiresAt: NOW, ...plan },
      { subscriberId: 'me', limit: 2 },
    ],
    [
      'a suspended plan',
      { status: 'SUSPENDED', expiresAt: NOW + 1, ...plan },
      { subscriberId: 'me', limit: 2 },
    ],
  ] as const)('with %s', (_name, subscription, expected) => {
    expect(leaseLimitOf('me', subscription, NOW)).toEqual(expected);
  });
});

describe('a claim', () => {
  test('gets the first empty slot', () => {
    expect(decideClaim([], claim())).toEqual({ kind: 'taken', slot: 1, gone: [] });
    expect(decideClaim([lease(1)], claim())).toMatchObject({ kind: 'taken', slot: 2 });
  });

  test('gets the slot of the lease that expired first, and ends that lease', () => {
    const decision = decideClaim([ended(1, 1), ended(2, 5)], claim());
    expect([decision.kind, gone(decision.gone)]).toEqual(['taken', ['lease-2']]);
  });

  test('is refused with the running leases, oldest first, when the limit is reached', () => {
    const decision = decideClaim([lease(1), lease(2)], claim());
    expect(decision.kind === 'full' && gone(decision.running)).toEqual(['lease-2', 'lease-1']);
  });

  test('keeps the lease for the same content, even if it has expired', () => {
    for (const known of [lease(1), ended(1, 3)])
      expect(decideClaim([known, lease(2)], own(1, { videoId: 1 }))).toMatchObject({
        kind: 'renewed',
        lease: { leaseId: 'lease-1' },
      });
  });

  test('gets a new lease in the same slot for the next episode or another channel', () => {
    for (const content of [{ videoId: 2 }, { videoId: null, channelId: 1 }]) {
      const decision = decideClaim([lease(1), lease(2)], own(1, content));
      expect([decision.kind, gone(decision.gone)]).toEqual(['taken', ['lease-1']]);
    }
  });

  test('of earlier content is late and changes nothing', () => {
    const late = own(1, { isStart: false, at: NOW - 1000 });
    expect(decideClaim([lease(1)], late).kind).toBe('late');
    expect(decideClaim([lease(1)], { ...late, at: NOW - 999 }).kind).toBe('taken');
  });

  test('sent before the player stopped is late; a later one gets a new lease', () => {
    const left = lease(1, { leftAt: NOW, live: false });
    const report = own(1, { videoId: 1, isStart: false });
    expect(decideClaim([left, lease(2)], report).kind).toBe('late');
    for (const again of [{ at: NOW + 1 }, { isStart: true }]) {
      const decision = decideClaim([left, lease(2)], { ...report, ...again });
      expect([decision.kind, gone(decision.gone)]).toEqual(['taken', ['lease-1']]);
    }
    expect(decideClaim([left, lease(2)], claim())).toMatchObject({ kind: 'taken', slot: 1 });
  });

  test('is refused and its lease ends when a smaller plan has no slot for it', () => {
    const decision = decideClaim([lease(1), lease(2), lease(3)], own(3, { isStart: false }));
    expect([decision.kind, gone(decision.gone)]).toEqual(['full', ['lease-3']]);
  });

  test('takes over the lease that it names, only of its own subscriber', () => {
    const decision = decideClaim([lease(1), lease(2)], claim({ takeOver: 'lease-2' }));
    expect(decision).toMatchObject({ kind: 'taken', slot: 2 });
    expect(gone(decision.gone)).toEqual(['lease-2']);
    expect(decideClaim([lease(1), lease(2)], claim({ takeOver: 'lease-9' })).kind).toBe('full');
  });
});

test('of two claims of a player the later one has the lease; the first one is not stored', () => {
  let made = 0;
  const {
    outcomes,
    ended: over,
    changed,
  } = settleClaims([], [own(1, { videoId: 1 }), own(1, { videoId: 2, at: NOW + 1 })], {
    newId: () => `made-${(made += 1)}`,
    now: NOW,
  });
  expect(outcomes).toEqual([
    { kind: 'held', leaseId: 'made-1' },
    { kind: 'held', leaseId: 'made-2' },
  ]);
  expect([...changed.values()]).toMatchObject([{ leaseId: 'made-2', videoId: 2, slot: 1 }]);
  expect([...over]).toEqual(['made-1']);
});

const isOf = (each: Lease, player: number) => each.player === `player-${player}`;
const aged = (each: Lease, { expires, left }: { expires: boolean; left: boolean }, at: number) => ({
  ...each,
  ...((expires || left) && { live: false }),
  ...(left && { leftAt: at }),
});

test('T-E03 claims, take-overs and expiry never exceed the limit', () => {
  const player = fc.integer({ min: 1, max: 6 });
  const step = fc.record({
    player,
    videoId: fc.integer({ min: 1, max: 3 }),
    limit: fc.constantFrom(1, 2, 4),
    isStart: fc.boolean(),
    at: fc.integer({ min: NOW - 10, max: NOW + 10 }),
    takeOver: fc.option(fc.integer({ min: 0, max: 20 })),
    expires: fc.boolean(),
    leaves: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let known: Lease[] = [];
      let made = 0;
      for (const { player: of, expires, leaves, takeOver, ...rest } of steps) {
        known = known.map((each) =>
          aged(each, { expires, left: leaves && isOf(each, of) }, rest.at),
        );
        const one = own(of, {
          ...rest,
          takeOver: takeOver === null ? null : `made-${takeOver}`,
        });
        const {
          outcomes,
          ended: over,
          changed,
        } = settleClaims(known, [one], {
          newId: () => `made-${(made += 1)}`,
          now: NOW,
        });
        known = [
          ...known.filter(({ leaseId }) => !over.has(leaseId) && !changed.has(leaseId)),
          ...changed.values(),
        ];
        expect(new Set(known.map(({ slot }) => slot)).size).toBe(known.length);
        const [outcome] = outcomes;
        const { leaseId = '' } = outcome?.kind === 'held' ? outcome : {};
        const slot = known.find((each) => each.leaseId === leaseId)?.slot ?? 1;
        expect(slot).toBeLessThanOrEqual(rest.limit);
        const running = outcome?.kind === 'full' ? outcome.running.length : rest.limit;
        expect(running).toBe(rest.limit);
      }
    }),
    { numRuns: 500 },
  );
});
