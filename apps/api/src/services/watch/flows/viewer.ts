import { Refusal } from '@kandil/contract';
import type { ScreenTime } from '@kandil/contract/screen-time';
import { sessionCheck, subscriptionOf } from '@kandil/contract/internal';
import type { Member } from '../rules/access.ts';
import type { WatchWorld } from '../world.ts';

/** The caller, as identified by the access token. */
export interface Caller {
  userId: string | null;
  sessionId: string | null;
  profileId: number | null;
  /** Language of titles. */
  language: string;
}

/** A signed-in viewer, from the rows of session, profile, family and subscription. */
export interface KnownMember extends Member {
  userId: string;
  sessionId: string;
  profileId: number;
  /** A child's limits. */
  screenTime: ScreenTime | null;
}

/**
 * Looks up the viewer in the database, never in the token's claims; null for a guest.
 * @throws Refusal SESSION_ENDED for a session that has ended, PIN_REQUIRED before a profile is chosen
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
    screenTime: profile.screenTime,
    deviceAllowed,
    subscription: subscription && {
      status: subscription.subscriptionStatus,
      expiresAt: Date.parse(subscription.accessUntil),
      subscriberId: subscription.subscriberId,
      streams: subscription.streams,
      sceneGuard: subscription.sceneGuard,
    },
  };
}

/** Milliseconds for which a viewer's entitlement is cached: less than two reports (T-P09). */
export const VIEWER_TTL = 45_000;

/**
 * As `viewerOf`, for reports of running players. Every second report looks the viewer up, so a revoked entitlement ends
 * playback within 60 seconds.
 */
export function recentViewerOf(
  world: Pick<WatchWorld, 'internal' | 'viewers'>,
  caller: Caller,
): Promise<KnownMember | null> {
  const key = keyOf(caller);
  return key ? world.viewers.get(key, () => viewerOf(world, caller)) : viewerOf(world, caller);
}

/** As `viewerOf`, for a START or before a refusal: it drops the cached viewer. */
export function freshViewerOf(
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
 * The profile of a session, whether the device may watch, and the owner of the account's family.
 * @throws Refusal SESSION_ENDED, PIN_REQUIRED
 */
export async function actingProfile(
  { internal }: Pick<WatchWorld, 'internal'>,
  sessionId: string,
  profileId: number | null,
) {
  const named = await internal(sessionCheck, { sessionId, profileId });
  if (!named.live) throw new Refusal('SESSION_ENDED');
  // The browser may send a stored profile of another account: the default profile watches instead.
  const { profile } = named.profile
    ? named
    : await internal(sessionCheck, { sessionId, profileId: null });
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { profile, deviceAllowed: named.deviceAllowed, familyOwnerId: named.familyOwnerId };
}
