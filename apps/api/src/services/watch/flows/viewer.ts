import { Refusal } from '@kandil/contract';
import type { ScreenTime } from '@kandil/contract/screen-time';
import { actingSession } from '../../../platform/acting-session.ts';
import type { Member } from '../rules/access.ts';
import type { WatchWorld } from '../world.ts';
import type { Lookups } from './lookups.ts';

/** The caller, as identified by the access token. */
export interface Caller {
  userId: string | null;
  sessionId: string | null;
  profileId: number | null;
  /** Language of titles. */
  language: string;
  /** The device is a phone or tablet. */
  handheld: boolean;
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
export const viewerOf = (
  { lookups }: Pick<WatchWorld, 'lookups'>,
  caller: Caller,
): Promise<KnownMember | null> => lookedUp(lookups.atOnce, caller);

async function lookedUp(
  lookups: Lookups,
  { userId, sessionId, profileId: named }: Caller,
): Promise<KnownMember | null> {
  if (userId === null || sessionId === null) return null;
  const { profile, deviceAllowed, familyOwnerId } = await actingProfile(lookups, sessionId, named);
  const subscription = await lookups.subscription({ userId, familyOwnerId });
  return {
    kind: 'member',
    userId,
    sessionId,
    profileId: profile.id,
    kids: profile.profileType === 'KIDS',
    screenTime: profile.screenTime,
    deviceAllowed,
    subscription: subscription && {
      ...subscription,
      status: subscription.subscriptionStatus,
      expiresAt: Date.parse(subscription.accessUntil),
    },
  };
}

/** Milliseconds for which a viewer's entitlement is cached: less than two reports (T-P09). */
export const VIEWER_TTL = 45_000;

/**
 * As `viewerOf`, for reports of running players, from memory while the viewer is fresh. Every second report looks the
 * viewer up, with others of the same moment, so a revoked entitlement ends playback within 60 seconds. A session whose
 * end was published is looked up at once.
 */
export function recentViewerOf(
  { ended, lookups, viewers }: Pick<WatchWorld, 'ended' | 'lookups' | 'viewers'>,
  caller: Caller,
): Promise<KnownMember | null> {
  const { sessionId, profileId } = caller;
  if (sessionId === null) return Promise.resolve(null);
  const key = keyOf(sessionId, profileId);
  if (ended.has(sessionId)) viewers.delete(key);
  return viewers.get(key, () => lookedUp(lookups.gathered, caller));
}

/** As `viewerOf`, before a running player is refused or gets another lease: it replaces the viewer in memory. */
export function renewedViewerOf(
  { lookups, viewers }: Pick<WatchWorld, 'lookups' | 'viewers'>,
  caller: Caller,
): Promise<KnownMember | null> {
  const { sessionId, profileId } = caller;
  if (sessionId === null) return Promise.resolve(null);
  const key = keyOf(sessionId, profileId);
  viewers.delete(key);
  return viewers.get(key, () => lookedUp(lookups.atOnce, caller));
}

/** As `viewerOf`, for a START: it drops the viewer from memory. */
export function freshViewerOf(
  world: Pick<WatchWorld, 'lookups' | 'viewers'>,
  caller: Caller,
): Promise<KnownMember | null> {
  const { sessionId, profileId } = caller;
  if (sessionId !== null) world.viewers.delete(keyOf(sessionId, profileId));
  return viewerOf(world, caller);
}

const keyOf = (sessionId: string, profileId: number | null) => `${sessionId} ${profileId ?? 0}`;

/**
 * The profile of a session, whether the device may watch, and the owner of the account's family.
 * @throws Refusal SESSION_ENDED, PIN_REQUIRED
 */
export async function actingProfile(lookups: Lookups, sessionId: string, profileId: number | null) {
  const { profile, ...session } = await actingSession(lookups.session, sessionId, profileId);
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { ...session, profile };
}
