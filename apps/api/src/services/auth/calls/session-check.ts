import { sessionCheck as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentProfile } from '../present.ts';
import { isLive } from '../rules/session.ts';
import { profilesOf } from '../store/profiles.ts';
import { sessionById } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Whether a session still stands for a logged-in account, and the profile it acts as: the named one when it is the
 * account's own, the default one when none is named. A profile of somebody else is no profile.
 */
export const sessionCheck = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { sessionId, profileId }, world }) => {
    const session = await sessionById(world.db, sessionId);
    if (!session || !session.confirmed_at || !isLive(session, world.now()))
      return { data: { live: false, profile: null, deviceAllowed: false } };
    const profiles = await profilesOf(world.db, session.account_id);
    const profile = profiles.find((each) =>
      profileId === null ? each.is_default : each.id === profileId,
    );
    return {
      data: { live: true, profile: profile ? presentProfile(profile) : null, deviceAllowed: true },
    };
  },
);
