import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

export interface WatchedSeries {
  profileId: number;
  last: { finished: boolean; seconds: number } | null;
  /** Milliseconds since 1970. */
  watchedAt: number;
}

/** What profiles have watched of some videos, and how far of one of them. */
export async function watchedOf(
  db: Kysely<WatchTables>,
  of: { profileIds: readonly number[]; videoIds: readonly number[]; lastId: number },
): Promise<WatchedSeries[]> {
  const { rows } = await sql<WatchedSeries>`
    select profile_id as "profileId", (extract(epoch from max(event_time)) * 1000)::float8 as "watchedAt",
      (jsonb_agg(jsonb_build_object('finished', finished, 'seconds', last_sec))
        filter (where video_id = ${of.lastId})) -> 0 as last
    from watch.progress
    where begun and profile_id = any (${[...of.profileIds]}::int[]) and video_id = any (${[...of.videoIds]}::int[])
    group by profile_id`.execute(db);
  return rows;
}
