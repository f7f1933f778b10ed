import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { SessionState } from '../rules/session.ts';
import { inLine } from '../account/store/devices.ts';
import { ownerOf } from '../account/store/family-members.ts';
import type { ProfileRow } from '../account/store/profiles.ts';
import { isInUse } from './set-aside.ts';
import type { Executor } from './tables.ts';

/** A session with the data of its account that decides what it may do. */
export interface SessionContext extends SessionState {
  id: string;
  /** The entered profile. */
  profile_id: number | null;
  confirmed_at: Date | null;
  /** Of the account; empty where nobody has said. */
  country_code: string;
  /** Oldest first. */
  profiles: Omit<ProfileRow, 'created_at'>[];
  /** Whether its device is within the device limit (ROLE-04). */
  device_allowed: boolean;
  /** The owner who shares a subscription with the account, if any. */
  family_owner_id: string | null;
  is_set_aside: boolean;
}

/**
 * One statement, because it runs for every start of playback and, for many sessions at once, for every second report of
 * their players. Unknown sessions are left out.
 * @param deviceLimit devices of one account that may watch
 */
export function sessionContextsOf(
  db: Executor,
  ids: readonly string[],
  now: Date,
  deviceLimit: number,
): Promise<SessionContext[]> {
  return db
    .selectFrom('sessions as session')
    .innerJoin('accounts as account', 'account.id', 'session.account_id')
    .select(['session.id', 'session.device_id', 'session.profile_id'])
    .select(['session.last_used_at', 'session.expires_at', 'session.ended_at'])
    .select(['account.confirmed_at', 'account.disabled_at', 'account.country_code'])
    .select(({ eb, ref }) => [
      jsonArrayFrom(
        eb
          .selectFrom('profiles')
          .select(['profiles.id', 'profiles.account_id', 'profiles.name', 'profiles.avatar_id'])
          .select(['profiles.language', 'profiles.auto_next_episode', 'profiles.auto_preview'])
          .select(['profiles.kind', 'profiles.is_default', 'profiles.pin_hash'])
          .select(['profiles.screen_time', 'profiles.audio_description'])
          .select(['profiles.subtitles_for_deaf', 'profiles.max_age', 'profiles.allow_list'])
          .whereRef('profiles.account_id', '=', 'session.account_id')
          .orderBy('profiles.id'),
      ).as('profiles'),
      eb('session.device_id', 'in', inLine(db, ref('session.account_id'), now, deviceLimit))
        .$castTo<boolean>()
        .as('device_allowed'),
      ownerOf(db, ref('session.account_id')).as('family_owner_id'),
      sql<boolean>`not ${isInUse(sql.ref('session.account_id'), now)}`.as('is_set_aside'),
    ])
    .where(sql<boolean>`session.id = any (${[...ids]}::uuid[])`)
    .execute();
}
