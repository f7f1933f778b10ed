import { Refusal } from '@kandil/contract';
import { sessionCheck, subscriptionOf } from '@kandil/contract/internal';
import type { Member } from '../rules/access.ts';
import type { WatchWorld } from '../world.ts';

/** Who asks, as the access token says. */
export interface Caller {
  userId: string | null;
  sessionId: string | null;
  profileId: number | null;
  /** Language of titles. */
  language: string;
}

/** Somebody who is signed in, as the rows of session, profile, family and subscription say. */
export interface KnownMember extends Member {
  userId: string;
  sessionId: string;
  profileId: number;
}

/**
 * Who watches; null for a guest. Never what the token remembers.
 * @throws Refusal SESSION_ENDED for a session that was ended, PIN_REQUIRED before a profile is chosen
 */
export async function viewerOf(
  world: Pick<WatchWorld, 'internal'>,
  { userId, sessionId, profileId: named }: Caller,
): Promise<KnownMember | null> {
  if (userId === null || sessionId === null) return null;
  const { profile, deviceAllowed, familyOwnerId } = await actingProfile(world, sessionId, named);
  const subscription = await world.internal(subscriptionOf, { userId, familyOwnerId });
  return {
    kind: 'member',
    userId,
    sessionId,
    profileId: profile.id,
    kids: profile.profileType === 'KIDS',
    deviceAllowed,
    subscription: subscription && {
      status: subscription.subscriptionStatus,
      expiresAt: Date.parse(subscription.expiryDate),
      subscriberId: subscription.subscriberId,
      streams: subscription.streams,
    },
  };
}

/** How long a player that goes on is believed to be who it was: less than two reports (T-P09). */
export const BELIEVED = 45_000;

/**
 * As `viewerOf`, for players that go on: looked up with every second report, so that whatever was taken away ends
 * playback within 60 seconds.
 */
export function recentViewerOf(
  world: Pick<WatchWorld, 'internal' | 'viewers'>,
  caller: Caller,
): Promise<KnownMember | null> {
  const key = keyOf(caller);
  return key ? world.viewers.get(key, () => viewerOf(world, caller)) : viewerOf(world, caller);
}

/** As `viewerOf`, for those who begin or would be refused: what was remembered of them is over. */
export function viewerAnew(
  world: Pick<WatchWorld, 'internal' | 'viewers'>,
  caller: Caller,
): Promise<KnownMember | null> {
  const key = keyOf(caller);
  if (key) world.viewers.delete(key);
  return viewerOf(world, caller);
}

const keyOf = ({ sessionId, profileId }: Caller) =>
  sessionId === null ? null : [sessionId, profileId ?? 0];

/**
 * The profile a session acts as, whether it may be used on its device, and whose family it belongs to.
 * @throws Refusal SESSION_ENDED, PIN_REQUIRED
 */
export async function actingProfile(
  { internal }: Pick<WatchWorld, 'internal'>,
  sessionId: string,
  profileId: number | null,
) {
  const named = await internal(sessionCheck, { sessionId, profileId });
  if (!named.live) throw new Refusal('SESSION_ENDED');
  // A profile of another account, remembered by the browser, is no profile: then the default one watches.
  const { profile } = named.profile
    ? named
    : await internal(sessionCheck, { sessionId, profileId: null });
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { profile, deviceAllowed: named.deviceAllowed, familyOwnerId: named.familyOwnerId };
}
