import { expect, test } from 'vitest';
import { settleClaims } from './claims.ts';
import type { Claim, Lease } from './leases.ts';

const NOW = Date.UTC(2026, 10, 20);
const claim = (player: string, over: Partial<Claim> = {}): Claim => ({
  subscriberId: 's',
  accountId: 's',
  profileId: 1,
  sessionId: `session of ${player}`,
  player,
  videoId: 1,
  channelId: null,
  limit: 1,
  isStart: true,
  at: NOW,
  takeOver: null,
  ...over,
});

const settle = (known: readonly Lease[], ...claims: Claim[]) => {
  let made = known.length;
  return settleClaims(known, claims, { newId: () => `lease ${(made += 1)}`, now: NOW });
};

test('each claim sees what those before it have taken; subscribers do not see each other', () => {
  const { outcomes, changed, ended } = settle(
    [],
    claim('one'),
    claim('two'),
    claim('three', { subscriberId: 'other' }),
  );
  expect(outcomes.map(({ kind }) => kind)).toEqual(['held', 'full', 'held']);
  expect(outcomes[1]).toMatchObject({ running: [{ leaseId: 'lease 1', player: 'one' }] });
  expect([...changed.keys()]).toEqual(['lease 1', 'lease 2']);
  expect(changed.get('lease 1')).toMatchObject({
    slot: 1,
    begunAt: NOW,
    startedAt: NOW,
    live: true,
  });
  expect(ended.size).toBe(0);
});

test('a lease that is taken over in the same batch ends, and is not stored', () => {
  const { outcomes, changed, ended } = settle(
    [],
    claim('one'),
    claim('two', { takeOver: 'lease 1' }),
  );
  expect(outcomes).toEqual([
    { kind: 'held', leaseId: 'lease 1' },
    { kind: 'held', leaseId: 'lease 2' },
  ]);
  expect([...ended]).toEqual(['lease 1']);
  expect([...changed.keys()]).toEqual(['lease 2']);
});

test('a running player keeps its lease; only its START begins it again', () => {
  const [first] = settle([], claim('one')).changed.values();
  if (!first) throw new Error('no lease');
  const known = [{ ...first, live: false, expiresAt: NOW - 1 }];
  const renewed = (isStart: boolean) =>
    settle(known, claim('one', { isStart, at: NOW + 5000 })).changed.get('lease 1');
  expect(renewed(false)).toMatchObject({ begunAt: NOW, live: true, startedAt: NOW });
  expect(renewed(false)?.expiresAt).toBe(Number.POSITIVE_INFINITY);
  expect(renewed(true)?.begunAt).toBe(NOW + 5000);
  // A report of what it played before came late.
  const late = claim('one', { isStart: false, videoId: 2, at: NOW - 5000 });
  expect(settle(known, late).outcomes).toEqual([{ kind: 'late' }]);
});
