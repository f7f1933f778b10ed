import type { ProgressMark } from '@kandil/contract/watch';
import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

interface WatchedVideo {
  profileId: number;
  videoId: number;
}

/**
 * Writes a mark as the newest event and stores the state that it replaces. A video removed from Continue Watching keeps
 * its position, and playback resumes there.
 * @param duration seconds, from the catalogue
 * @returns the event time of the mark: now, or just after a stored event that is in the future
 */
export async function writeMark(
  db: Kysely<WatchTables>,
  { profileId, videoId, duration }: WatchedVideo & { duration: number },
  mark: ProgressMark,
  now: number,
): Promise<Date> {
  const finished = mark === 'WATCHED';
  const removed = mark === 'REMOVED';
  const lastSec = finished ? duration : 0;
  const { rows } = await sql<{ event_time: Date }>`
    insert into watch.progress as p
      (profile_id, video_id, duration, last_sec, finished, begun, removed, event_time, before)
    values (${profileId}, ${videoId}, ${duration}, ${lastSec}, ${finished}, true, ${removed},
      ${new Date(now)}, '{}')
    on conflict (profile_id, video_id) do update set
      last_sec = case when ${removed} then p.last_sec else excluded.last_sec end,
      finished = case when ${removed} then p.finished else excluded.finished end,
      begun = true,
      removed = excluded.removed,
      event_time = greatest(p.event_time + interval '1 millisecond', excluded.event_time),
      before = to_jsonb(p) - 'before'
    returning event_time`.execute(db);
  return rows[0]?.event_time ?? new Date(now);
}

/** Undoes the last mark. @returns false if there is none or a newer event exists */
export async function undoMark(
  db: Kysely<WatchTables>,
  { profileId, videoId }: WatchedVideo,
): Promise<boolean> {
  const { rows } = await sql`
    with gone as (
      delete from watch.progress
      where profile_id = ${profileId} and video_id = ${videoId} and before = '{}'
      returning 1
    ), restored as (
      update watch.progress p
      set last_sec = old.last_sec, finished = old.finished, begun = old.begun,
        removed = old.removed, event_time = old.event_time, before = null
      from watch.progress marked, jsonb_populate_record(null::watch.progress, marked.before) old
      where p.profile_id = ${profileId} and p.video_id = ${videoId} and p.before <> '{}'
        and marked.profile_id = p.profile_id and marked.video_id = p.video_id
      returning 1
    )
    select 1 from gone union all select 1 from restored`.execute(db);
  return rows.length > 0;
}
