import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { inLine } from './devices.ts';
import { ownerOf } from './family-members.ts';
import type { ProfileRow } from './profiles.ts';
import type { Executor } from './tables.ts';

/** What an account has beside the session that is looked at. */
export interface SessionContext {
  /** The oldest first. */
  profiles: Omit<ProfileRow, 'created_at'>[];
  /** Ids of the devices it may be used on (ROLE-04). */
  devices: string[];
  /** Who shares their subscription with it; null for nobody. */
  familyOwnerId: string | null;
}

/** All of it in one statement: it is asked for whenever somebody plays, and with every second report of a player. */
export async function standingOf(
  db: Executor,
  accountId: string,
  now: Date,
  deviceLimit: number,
): Promise<SessionContext> {
  const profiles = db
    .selectFrom('profiles')
    .select(['id', 'account_id', 'name', 'avatar_id', 'language', 'auto_next_episode'])
    .select(['auto_preview', 'kind', 'is_default', 'pin_hash'])
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
