import { type Kysely, sql } from 'kysely';
import { isNewer, type Position } from '../rules/progress.ts';
import type { WatchTables } from './tables.generated.ts';

/** A profile's reported position in a video. */
export interface ReportedPosition extends Position {
  profileId: number;
  videoId: number;
  /** Seconds, from the catalogue. */
  duration: number;
}

/** Writes the rows of a query named `newest`, one for each profile and video, where no newer position is stored. */
export const upsertNewest = sql`
  insert into watch.progress as p
    (profile_id, video_id, duration, last_sec, finished, begun, event_time)
  select profile_id, video_id, duration, last_sec, finished, begun, event_time
  from newest order by profile_id, video_id
  on conflict (profile_id, video_id) do update set
    duration = excluded.duration, last_sec = excluded.last_sec, finished = excluded.finished,
    begun = excluded.begun, event_time = excluded.event_time, removed = false, before = null
  where (excluded.begun, excluded.event_time, excluded.last_sec, excluded.finished)
    > (p.begun, p.event_time, p.last_sec, p.finished)`;

/**
 * Writes reports in one statement, unless a newer position is stored. Devices may report concurrently. Reports of
 * profiles whose history is paused are not written.
 * @returns for each report whether it counts: it was written, or a newer one is stored
 */
export async function writeProgress(
  db: Kysely<WatchTables>,
  reports: readonly ReportedPosition[],
): Promise<boolean[]> {
  const rows = newestOfEach(reports);
  const column = <Key extends keyof ReportedPosition>(key: Key) => rows.map((row) => row[key]);
  const { rows: remembered } = await sql<{ profile_id: number }>`
    with reported as (
      select * from unnest(${column('profileId')}::int[], ${column('videoId')}::int[], ${column('duration')}::int[],
        ${column('lastSec')}::int[], ${column('finished')}::bool[], ${column('begun')}::bool[],
        ${column('eventTime').map((time) => new Date(time))}::timestamptz[])
        as report(profile_id, video_id, duration, last_sec, finished, begun, event_time)
    ), newest as (
      select * from reported r
      where not exists (select from watch.history_pause paused where paused.profile_id = r.profile_id)
    ), written as (${upsertNewest})
    select distinct profile_id from newest`.execute(db);
  const counting = new Set(remembered.map(({ profile_id }) => profile_id));
  return reports.map(({ profileId }) => counting.has(profileId));
}

/** One statement may update a row only once. */
function newestOfEach(reports: readonly ReportedPosition[]): ReportedPosition[] {
  const newest = new Map<string, ReportedPosition>();
  for (const report of reports) {
    const key = `${report.profileId} ${report.videoId}`;
    const known = newest.get(key);
    if (!known || isNewer(report, known)) newest.set(key, report);
  }
  return [...newest.values()];
}

export interface ProgressRow {
  video_id: number;
  last_sec: number;
  duration: number;
  finished: boolean;
  event_time: Date;
  removed: boolean;
}

export interface ProgressQuery {
  profileId: number;
  /** Only these. */
  videoIds?: readonly number[];
  limit: number;
}

/** Videos that a profile has begun, newest first. */
export function progressOf(
  db: Kysely<WatchTables>,
  { profileId, videoIds, limit }: ProgressQuery,
): Promise<ProgressRow[]> {
  let query = db
    .selectFrom('progress')
    .select(['video_id', 'last_sec', 'duration', 'finished', 'event_time', 'removed'])
    .where('profile_id', '=', profileId)
    .where('begun', '=', true);
  if (videoIds) query = query.where(sql<boolean>`video_id = any (${[...videoIds]}::int[])`);
  return query.orderBy('event_time', 'desc').orderBy('video_id').limit(limit).execute();
}
