import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

const ofProfiles = (profileIds: readonly number[]) =>
  sql<boolean>`profile_id = any (${[...profileIds]}::int[])`;

function progressOf(db: Kysely<WatchTables>, profileIds: readonly number[]) {
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

/** What the profiles play now or played last. */
function leasesOf(db: Kysely<WatchTables>, profileIds: readonly number[]) {
  return db
    .selectFrom('stream_lease')
    .select([
      'profile_id as profileId',
      'video_id as videoId',
      'channel_id as channelId',
      'started_at as startedAt',
      'expires_at as until',
    ])
    .where(ofProfiles(profileIds))
    .orderBy('started_at')
    .execute();
}

/** Since when the profiles' history is paused. */
function pausesOf(db: Kysely<WatchTables>, profileIds: readonly number[]) {
  return db
    .selectFrom('history_pause')
    .select(['profile_id as profileId', 'since'])
    .where(ofProfiles(profileIds))
    .orderBy('profile_id')
    .execute();
}

/** How long the profiles have watched, by day. */
function screenTimeOf(db: Kysely<WatchTables>, profileIds: readonly number[]) {
  return db
    .selectFrom('screen_time')
    .select([
      'profile_id as profileId',
      sql<string>`day::text`.as('day'),
      'seconds',
      'more_given as moreGiven',
    ])
    .where(ofProfiles(profileIds))
    .orderBy('profile_id')
    .orderBy('screen_time.day')
    .execute();
}

/** All data of profiles in this service. */
export async function personalDataOf(db: Kysely<WatchTables>, profileIds: readonly number[]) {
  const [progress, streams, historyPaused, screenTime] = await Promise.all([
    progressOf(db, profileIds),
    leasesOf(db, profileIds),
    pausesOf(db, profileIds),
    screenTimeOf(db, profileIds),
  ]);
  return { progress, streams, historyPaused, screenTime };
}

/** Deletes all data of profiles in this service. */
export async function forget(
  db: Kysely<WatchTables>,
  profileIds: readonly number[],
): Promise<void> {
  for (const table of [
    'progress',
    'stream_lease',
    'history_pause',
    'forgotten',
    'screen_time',
  ] as const)
    await db.deleteFrom(table).where(ofProfiles(profileIds)).execute();
}
