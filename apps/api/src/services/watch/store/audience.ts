import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

/** Largest number of videos of one profile. */
const LATEST = 100;

export interface WatchedRow {
  profile_id: number;
  video_id: number;
  event_time: Date;
}

export interface Sample {
  /** Only profiles with a greater id. */
  after: number;
  /** Only profiles whose id it divides. */
  every: number;
  /** Largest number of profiles. */
  limit: number;
}

/** The latest videos of the next profiles in a sample, by profile, newest first. */
export async function audienceOf(
  db: Kysely<WatchTables>,
  { after, every, limit }: Sample,
): Promise<WatchedRow[]> {
  const { rows } = await sql<WatchedRow>`
    select p.profile_id, v.video_id, v.event_time
    from (select distinct profile_id from watch.progress
          where begun and profile_id > ${after} and profile_id % ${every}::int = 0
          order by profile_id limit ${limit}) p
    cross join lateral (
      select video_id, event_time from watch.progress w
      where w.profile_id = p.profile_id and w.begun
      order by event_time desc, video_id limit ${LATEST}) v
    order by p.profile_id, v.event_time desc, v.video_id`.execute(db);
  return rows;
}

/** The greatest id of a profile with progress; 0 if there is none. */
export async function lastProfileId(db: Kysely<WatchTables>): Promise<number> {
  const row = await db
    .selectFrom('progress')
    .select(({ fn }) => fn.max('profile_id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}
