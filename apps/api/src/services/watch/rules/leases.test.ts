import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settleClaims } from './claims.ts';
import { type Claim, decidePlace, type Lease, placesOf } from './leases.ts';

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
  streams: 2,
  isStart: true,
  at: NOW,
  takeOver: null,
  ...patch,
});
const own = (slot: number, patch: Partial<Claim> = {}) =>
  claim({ sessionId: `session-${slot}`, player: `player-${slot}`, ...patch });
const gone = (leases: readonly Lease[]) => leases.map(({ leaseId }) => leaseId);

describe('how many', () => {
  const plan = { subscriberId: 'owner', streams: 4 };
  test.each([
    ['no plan', null, { subscriberId: 'me', streams: 2 }],
    ['a running plan', { status: 'ACTIVE', expiresAt: NOW + 1, ...plan }, plan],
    ['a canceled plan that is paid', { status: 'CANCELED', expiresAt: NOW + 1, ...plan }, plan],
    [
      'a plan that ended',
      { status: 'ACTIVE', expiresAt: NOW, ...plan },
      { subscriberId: 'me', streams: 2 },
    ],
    [
      'a suspended plan',
      { status: 'SUSPENDED', expiresAt: NOW + 1, ...plan },
      { subscriberId: 'me', streams: 2 },
    ],
  ] as const)('with %s', (_name, subscription, expected) => {
    expect(placesOf('me', subscription, NOW)).toEqual(expected);
  });
});

describe('a player that asks for a place', () => {
  test('gets the first that nobody has', () => {
    expect(decidePlace([], claim())).toEqual({ kind: 'taken', slot: 1, gone: [] });
    expect(decidePlace([lease(1)], claim())).toMatchObject({ kind: 'taken', slot: 2 });
  });

  test('gets the one whose lease ran out first, and that lease ends', () => {
    const decision = decidePlace([ended(1, 1), ended(2, 5)], claim());
    expect([decision.kind, gone(decision.gone)]).toEqual(['taken', ['lease-2']]);
  });

  test('is told who plays when all places are taken, who began first at the front', () => {
    const decision = decidePlace([lease(1), lease(2)], claim());
    expect(decision.kind === 'full' && gone(decision.running)).toEqual(['lease-2', 'lease-1']);
  });

  test('keeps its place and lease for the same content, also when the lease ran out', () => {
    for (const known of [lease(1), ended(1, 3)])
      expect(decidePlace([known, lease(2)], own(1, { videoId: 1 }))).toMatchObject({
        kind: 'kept',
        lease: { leaseId: 'lease-1' },
      });
  });

  test('keeps its place and gets a new lease for the next episode or another channel', () => {
    for (const content of [{ videoId: 2 }, { videoId: null, channelId: 1 }]) {
      const decision = decidePlace([lease(1), lease(2)], own(1, content));
      expect([decision.kind, gone(decision.gone)]).toEqual(['taken', ['lease-1']]);
    }
  });

  test('changes nothing with a report of what it played before', () => {
    const late = own(1, { isStart: false, at: NOW - 1000 });
    expect(decidePlace([lease(1)], late).kind).toBe('late');
    expect(decidePlace([lease(1)], { ...late, at: NOW - 999 }).kind).toBe('taken');
  });

  test('is not woken by what it sent before it stopped, and begins anew by what it does later', () => {
    const left = lease(1, { leftAt: NOW, live: false });
    const report = own(1, { videoId: 1, isStart: false });
    expect(decidePlace([left, lease(2)], report).kind).toBe('late');
    for (const again of [{ at: NOW + 1 }, { isStart: true }]) {
      const decision = decidePlace([left, lease(2)], { ...report, ...again });
      expect([decision.kind, gone(decision.gone)]).toEqual(['taken', ['lease-1']]);
    }
    expect(decidePlace([left, lease(2)], claim())).toMatchObject({ kind: 'taken', slot: 1 });
  });

  test('has none where the plan has become smaller, and its lease ends', () => {
    const decision = decidePlace([lease(1), lease(2), lease(3)], own(3, { isStart: false }));
    expect([decision.kind, gone(decision.gone)]).toEqual(['full', ['lease-3']]);
  });

  test('takes over the place it names, of its own subscriber alone', () => {
    const decision = decidePlace([lease(1), lease(2)], claim({ takeOver: 'lease-2' }));
    expect(decision).toMatchObject({ kind: 'taken', slot: 2 });
    expect(gone(decision.gone)).toEqual(['lease-2']);
    expect(decidePlace([lease(1), lease(2)], claim({ takeOver: 'lease-9' })).kind).toBe('full');
  });
});

const isOf = (each: Lease, player: number) => each.player === `player-${player}`;
const aged = (each: Lease, { runsOut, left }: { runsOut: boolean; left: boolean }, at: number) => ({
  ...each,
  ...((runsOut || left) && { live: false }),
  ...(left && { leftAt: at }),
});

test('T-E03 whatever is claimed, taken over or run out, there are never more leases than places', () => {
  const player = fc.integer({ min: 1, max: 6 });
  const asked = fc.record({
    player,
    videoId: fc.integer({ min: 1, max: 3 }),
    streams: fc.constantFrom(1, 2, 4),
    isStart: fc.boolean(),
    at: fc.integer({ min: NOW - 10, max: NOW + 10 }),
    takeOver: fc.option(fc.integer({ min: 0, max: 20 })),
    runsOut: fc.boolean(),
    leaves: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(asked, { maxLength: 40 }), (steps) => {
      let known: Lease[] = [];
      let made = 0;
      for (const { player: of, runsOut, leaves, takeOver, ...rest } of steps) {
        known = known.map((each) =>
          aged(each, { runsOut, left: leaves && isOf(each, of) }, rest.at),
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
        expect(slot).toBeLessThanOrEqual(rest.streams);
        const running = outcome?.kind === 'full' ? outcome.running.length : rest.streams;
        expect(running).toBe(rest.streams);
      }
    }),
    { numRuns: 500 },
  );
});
