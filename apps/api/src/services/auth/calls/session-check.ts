import { sessionCheck as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentProfile } from '../present/account.ts';
import { actingProfile } from '../rules/entered-profile.ts';
import { isLive } from '../rules/session.ts';
import { sessionById } from '../store/sessions.ts';
import { sessionContextOf } from '../store/session-context.ts';
import type { AuthWorld } from '../world.ts';

/** Whether a session is live, and the profile it acts as (T-E04). */
export const sessionCheck = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { sessionId, profileId }, world }) => {
    const session = await sessionById(world.db, sessionId);
    if (!session || !session.confirmed_at || !isLive(session, world.now()))
      return { data: { live: false, profile: null, deviceAllowed: false, familyOwnerId: null } };
    const { profiles, devices, familyOwnerId } = await sessionContextOf(
      world.db,
      session.account_id,
      new Date(world.now()),
      world.config.deviceLimit,
    );
    const profile = actingProfile(profiles, {
      entered: session.profile_id,
      named: profileId,
      multiProfile: world.config.multiProfileEnabled === 'true',
    });
    return {
      data: {
        live: true,
        profile: profile ? presentProfile(profile) : null,
        deviceAllowed: devices.includes(session.device_id),
        familyOwnerId,
      },
    };
  },
);
