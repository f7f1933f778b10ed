import type { SessionState } from '@kandil/contract/internal';
import { presentActing } from '../present/account.ts';
import { actingProfile } from '../account/rules/entered-profile.ts';
import { isLive } from '../rules/session.ts';
import { type SessionContext, sessionContextsOf } from '../store/session-context.ts';
import type { AuthWorld } from '../world.ts';

/** A session, and the profile that the request names. */
interface AskedSession {
  sessionId: string;
  profileId: number | null;
}

/** The state of a session that is unknown, not confirmed yet, or over. */
export const ENDED_SESSION: SessionState = {
  live: false,
  profile: null,
  deviceAllowed: false,
  familyOwnerId: null,
  country: null,
  isSetAside: false,
};

/** Looks sessions up in one query. @returns the state of each, in the same order */
export async function sessionStates(
  { db, now, config, switches }: Pick<AuthWorld, 'db' | 'now' | 'config' | 'switches'>,
  asked: readonly AskedSession[],
): Promise<SessionState[]> {
  const ids = asked.map(({ sessionId }) => sessionId);
  const rows = await sessionContextsOf(db, ids, new Date(now()), config.deviceLimit);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const multiProfile = switches.current().multiProfileEnabled === 'true';
  return asked.map(({ sessionId, profileId }) => {
    const row = byId.get(sessionId);
    return row?.confirmed_at && isLive(row, now())
      ? stateOf(row, { named: profileId, multiProfile })
      : ENDED_SESSION;
  });
}

function stateOf(
  row: SessionContext,
  request: { named: number | null; multiProfile: boolean },
): SessionState {
  const profile = actingProfile(row.profiles, { entered: row.profile_id, ...request });
  return {
    live: true,
    profile: profile && presentActing(profile),
    deviceAllowed: row.device_allowed,
    familyOwnerId: row.family_owner_id,
    country: row.country_code || null,
    isSetAside: row.is_set_aside,
  };
}
