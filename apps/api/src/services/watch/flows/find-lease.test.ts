import { describe, expect, test } from 'vitest';
import { claimOf, stops } from './find-lease.ts';

const MEMBER = { userId: 'u', sessionId: 's', profileId: 4 } as NonNullable<
  Parameters<typeof claimOf>[0]['member']
>;
const DECIDED = {
  member: MEMBER,
  leaseLimit: { subscriberId: 'payer', limit: 2 },
} as Parameters<typeof claimOf>[0];
const REQUEST = { player: 'p', isStart: true, at: 1000, takeOver: null };
const CLAIM = {
  ...REQUEST,
  subscriberId: 'payer',
  limit: 2,
  accountId: 'u',
  sessionId: 's',
  profileId: 4,
};

describe('a player claims a lease', () => {
  test('for a video or for a channel', () => {
    expect(claimOf(DECIDED, { videoId: 7 }, REQUEST)).toEqual({
      ...CLAIM,
      videoId: 7,
      channelId: null,
    });
    expect(claimOf(DECIDED, { channelId: 3 }, REQUEST)).toEqual({
      ...CLAIM,
      videoId: null,
      channelId: 3,
    });
  });

  test('unless a guest plays, or what everybody may watch plays', () => {
    expect(claimOf({ ...DECIDED, member: null }, { videoId: 7 }, REQUEST)).toBeNull();
    expect(claimOf({ ...DECIDED, leaseLimit: null }, { videoId: 7 }, REQUEST)).toBeNull();
  });
});

test.each([
  ['END', undefined, true],
  ['HEARTBEAT', true, true],
  ['HEARTBEAT', false, false],
  ['START', undefined, false],
] as const)('a report %s with leaving %s ends the player: %s', (event, leaving, ends) => {
  const report = { event, leaving } as Parameters<typeof stops>[0];
  expect(stops(report)).toBe(ends);
});
