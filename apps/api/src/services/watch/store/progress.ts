import { type Kysely, sql } from 'kysely';
import type { Position } from '../rules/progress.ts';
import type { WatchTables } from '../tables.ts';

/** Writes what a report says unless something newer is known; one statement, so that devices may report at once. */
export async function writeProgress(
  db: Kysely<WatchTables>,
  { profileId, videoId, duration }: { profileId: number; videoId: number; duration: number },
  { lastSec, finished, begun, eventTime }: Position,
): Promise<void> {
  await db
    .insertInto('progress')
    .values({
      profile_id: profileId,
      video_id: videoId,
      duration,
      last_sec: lastSec,
      finished,
      begun,
      event_time: new Date(eventTime),
      removed: false,
      before: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['profile_id', 'video_id']).doUpdateSet((eb) => ({
        duration: eb.ref('excluded.duration'),
        last_sec: eb.ref('excluded.last_sec'),
        finished: eb.ref('excluded.finished'),
        begun: eb.ref('excluded.begun'),
        event_time: eb.ref('excluded.event_time'),
        removed: false,
        before: null,
      })).where(sql<boolean>`
        (excluded.begun, excluded.event_time, excluded.last_sec, excluded.finished)
        > (progress.begun, progress.event_time, progress.last_sec, progress.finished)`),
    )
    .execute();
}

export interface ProgressRow {
  video_id: number;
  last_sec: number;
  duration: number;
  finished: boolean;
  event_time: Date;
  removed: boolean;
}

/** What a profile has begun, newest first; only the given videos when there are some. */
export function progressOf(
  db: Kysely<WatchTables>,
  profileId: number,
  videoIds: readonly number[] | null,
  limit: number,
): Promise<ProgressRow[]> {
  let query = db
    .selectFrom('progress')
    .select(['video_id', 'last_sec', 'duration', 'finished', 'event_time', 'removed'])
    .where('profile_id', '=', profileId)
    .where('begun', '=', true);
  if (videoIds) query = query.where(sql<boolean>`video_id = any (${[...videoIds]}::int[])`);
  return query.orderBy('event_time', 'desc').orderBy('video_id').limit(limit).execute();
}
