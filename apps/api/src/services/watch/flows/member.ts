import { type ChildLimits, childLimitsOf } from '@kandil/contract/child-limits';
import type { CallContext } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import { actingProfile } from './viewer.ts';
import type { WatchWorld } from '../world.ts';

export interface WatchingProfile {
  profileId: number;
  /** What a child may see; null for an adult's profile. */
  child: ChildLimits | null;
}

/** The profile that makes a member call. @throws Refusal LOGIN_REQUIRED, SESSION_ENDED, PIN_REQUIRED */
export async function profileOf(world: WatchWorld, context: CallContext): Promise<WatchingProfile> {
  const { sessionId } = sessionOf(context);
  const { profile } = await actingProfile(world.lookups.atOnce, sessionId, context.profileId);
  return { profileId: profile.id, child: childLimitsOf(profile) };
}
