import type { CallContext } from '../../../platform/http/context.ts';
import { sessionOf } from '../../../platform/http/handler.ts';
import { actingProfile } from './viewer.ts';
import type { WatchWorld } from '../world.ts';

export interface WatchingProfile {
  profileId: number;
  kids: boolean;
}

/** The profile that makes a member call. @throws Refusal LOGIN_REQUIRED, SESSION_ENDED, PIN_REQUIRED */
export async function profileOf(world: WatchWorld, context: CallContext): Promise<WatchingProfile> {
  const { sessionId } = sessionOf(context);
  const { profile } = await actingProfile(world.lookups.atOnce, sessionId, context.profileId);
  return { profileId: profile.id, kids: profile.profileType === 'KIDS' };
}
