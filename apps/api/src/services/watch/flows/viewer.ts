import { Refusal } from '@kandil/contract';
import { childLimitsOf } from '@kandil/contract/child-limits';
import type { ScreenTime } from '@kandil/contract/screen-time';
import { actingSession } from '../../../platform/acting-session.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import type { Member } from '../rules/access.ts';
import { isHandheld } from '../rules/handheld.ts';
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
  /** That a proxy found out, ISO 3166-1 alpha-2; null: unknown. */
  country: string | null;
}

/** The caller of a call. A session whose one-time code is still due counts as a guest. */
export function callerOf(context: CallContext, touch?: boolean): Caller {
  const { session, profileId, language, country, userAgent, platform } = context;
  const device = { language, country, handheld: isHandheld({ userAgent, platform, touch }) };
  if (!session || session.otpOpen)
    return { userId: null, sessionId: null, profileId: null, ...device };
  return { userId: session.userId, sessionId: session.sessionId, profileId, ...device };
}

/** A signed-in viewer, from the rows of session, profile, family and subscription. */
export interface KnownMember extends Member {
  userId: string;
  sessionId: string;
  profileId: number;
  /** A child's limits. */
  screenTime: ScreenTime | null;
}

async function lookedUp(
  lookups: Lookups,
  { userId, sessionId, profileId: named }: Caller,
): Promise<KnownMember | null> {
  if (userId === null || sessionId === null) return null;
  const { profile, deviceAllowed, familyOwnerId, country } = await actingProfile(
    lookups,
    sessionId,
    named,
  );
  const subscription = await lookups.subscription({ userId, familyOwnerId });
  return {
    kind: 'member',
    userId,
    sessionId,
    profileId: profile.id,
    child: childLimitsOf(profile),
    screenTime: profile.screenTime,
    deviceAllowed,
    // An older release of the account's service does not say it.
    country: country ?? null,
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
 * How fresh a viewer and what they watch must be.
 * - `CURRENT`: as their services know them.
 * - `RECENT`: from memory while they are fresh, for reports of running players. Every second report looks the viewer
 *   up, with others of the same moment, so a revoked entitlement ends playback within 60 seconds.
 * - `RENEWED`: as `CURRENT`, before a running player is refused or gets another lease; it replaces the viewer in memory.
 * - `START`: as `CURRENT`; it drops the viewer from memory.
 */
export type Freshness = 'CURRENT' | 'RECENT' | 'RENEWED' | 'START';

/**
 * The viewer from the rows of the account, never from the token's claims; null for a guest. A session whose end was
 * published is looked up at once.
 * @throws Refusal SESSION_ENDED for a session that has ended, PIN_REQUIRED before a profile is chosen
 */
export async function viewerOf(
  { ended, lookups, viewers }: Pick<WatchWorld, 'ended' | 'lookups' | 'viewers'>,
  caller: Caller,
  freshness: Freshness,
): Promise<KnownMember | null> {
  const { sessionId, profileId } = caller;
  if (sessionId === null) return null;
  const key = `${sessionId} ${profileId ?? 0}`;
  const isRecent = freshness === 'RECENT';
  if (isRecent ? ended.has(sessionId) : freshness !== 'CURRENT') viewers.delete(key);
  const lookUp = () => lookedUp(isRecent ? lookups.gathered : lookups.atOnce, caller);
  return isRecent || freshness === 'RENEWED' ? viewers.get(key, lookUp) : lookUp();
}

/**
 * The profile of a session, whether the device may watch, and the owner of the account's family.
 * @throws Refusal SESSION_ENDED, PIN_REQUIRED
 */
export async function actingProfile(lookups: Lookups, sessionId: string, profileId: number | null) {
  const { profile, ...session } = await actingSession(lookups.session, sessionId, profileId);
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { ...session, profile };
}
