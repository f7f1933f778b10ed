import { found, Refusal } from '@kandil/contract';
import { playable, sessionCheck, subscriptionOf } from '@kandil/contract/internal';
import type { AccessResult } from '@kandil/contract/watch';
import { decideAccess, type Viewer } from './rules/access.ts';
import type { WatchWorld } from './world.ts';

/** Who asks, as the access token says. */
export interface Asking {
  userId: string | null;
  sessionId: string | null;
  profileId: number | null;
}

export type What = { videoId: number } | { channelId: number };

/** What is to be played, as the content service knows it. */
export interface Playable {
  assetCode: string;
  live: boolean;
  duration: number;
}

export interface Decided {
  access: AccessResult;
  content: Playable;
  /** The profile whose progress is kept; null for guests. */
  profileId: number | null;
}

/**
 * Decides whether somebody may watch something: the one place where it is decided, for reports of players as for
 * addresses alone. Looks at the rows of session, profile, family and subscription, never at what the token remembers.
 * @throws Refusal NOT_FOUND for what is not there, SESSION_ENDED for a session that was ended
 */
export async function accessOf(world: WatchWorld, asking: Asking, what: What): Promise<Decided> {
  const [known, { viewer, profileId }] = await Promise.all([
    world.internal(playable, what),
    viewerOf(world, asking),
  ]);
  const content = found(known);
  const access = decideAccess(viewer, content, {
    avod: world.avodEnabled === 'true',
    now: world.now(),
  });
  return { access, content, profileId };
}

async function viewerOf(
  world: WatchWorld,
  { userId, sessionId, profileId }: Asking,
): Promise<{ viewer: Viewer; profileId: number | null }> {
  if (userId === null || sessionId === null) return { viewer: { kind: 'guest' }, profileId: null };
  const { profile, deviceAllowed, familyOwnerId } = await sessionOf(world, sessionId, profileId);
  const subscription = await world.internal(subscriptionOf, { userId, familyOwnerId });
  return {
    profileId: profile.id,
    viewer: {
      kind: 'member',
      kids: profile.profileType === 'KIDS',
      deviceAllowed,
      subscription: subscription && {
        status: subscription.subscriptionStatus,
        expiresAt: Date.parse(subscription.expiryDate),
      },
    },
  };
}

/** The profile that watches, whether it may on this device, and whose family it belongs to. */
async function sessionOf({ internal }: WatchWorld, sessionId: string, profileId: number | null) {
  const named = await internal(sessionCheck, { sessionId, profileId });
  if (!named.live) throw new Refusal('SESSION_ENDED');
  // A profile of another account, remembered by the browser, is no profile: then the default one watches.
  const { profile } = named.profile
    ? named
    : await internal(sessionCheck, { sessionId, profileId: null });
  if (!profile) throw new Refusal('PIN_REQUIRED');
  return { profile, deviceAllowed: named.deviceAllowed, familyOwnerId: named.familyOwnerId };
}
