import { type Kysely, sql } from 'kysely';
import type { WatchTables } from '../tables.ts';

const ofProfiles = (profileIds: readonly number[]) =>
  sql<boolean>`profile_id = any (${[...profileIds]}::int[])`;

/** How far profiles have come in what they watched. */
export function keptOf(db: Kysely<WatchTables>, profileIds: readonly number[]) {
  return db
    .selectFrom('progress')
    .select([
      'profile_id as profileId',
      'video_id as videoId',
      'last_sec as lastSec',
      'duration',
      'finished',
      'event_time as watchedAt',
    ])
    .where(ofProfiles(profileIds))
    .orderBy('profile_id')
    .orderBy('event_time')
    .execute();
}

/** Deletes it; of profiles that watched nothing, nothing. */
export async function forget(
  db: Kysely<WatchTables>,
  profileIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('progress').where(ofProfiles(profileIds)).execute();
}
