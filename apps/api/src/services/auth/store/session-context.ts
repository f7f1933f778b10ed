import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inLine } from './devices.ts';
import { ownerOf } from './family-members.ts';
import type { ProfileRow } from './profiles.ts';
import type { Executor } from './tables.ts';

/** The data of an account that decides what its session may do. */
export interface SessionContext {
  /** Oldest first. */
  profiles: Omit<ProfileRow, 'created_at'>[];
  /** Ids of the devices within the device limit (ROLE-04). */
  devices: string[];
  /** The owner who shares a subscription with the account, if any. */
  familyOwnerId: string | null;
}

/** One statement, because it runs for every start of playback and every second report of a player. */
export async function sessionContextOf(
  db: Executor,
  accountId: string,
  now: Date,
  deviceLimit: number,
): Promise<SessionContext> {
  const profiles = db
    .selectFrom('profiles')
    .select(['id', 'account_id', 'name', 'avatar_id', 'language', 'auto_next_episode'])
    .select(['auto_preview', 'kind', 'is_default', 'pin_hash', 'screen_time'])
    .where('account_id', '=', accountId)
    .orderBy('id');
  const known = await db
    .selectNoFrom([
      jsonArrayFrom(profiles).as('profiles'),
      jsonArrayFrom(inLine(db, accountId, now, deviceLimit)).as('devices'),
      jsonArrayFrom(ownerOf(db, accountId)).as('owners'),
    ])
    .executeTakeFirstOrThrow();
  return {
    profiles: known.profiles,
    devices: known.devices.map(({ device_id }) => device_id),
    familyOwnerId: known.owners[0]?.owner_id ?? null,
  };
}
