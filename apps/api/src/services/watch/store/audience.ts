import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

/** Videos of one profile at most. */
const LATEST = 100;

export interface WatchedRow {
  profile_id: number;
  video_id: number;
  event_time: Date;
}

export interface Sample {
  /** Profiles with a greater number than this. */
  after: number;
  /** Only those whose number it divides. */
  every: number;
  /** Profiles at most. */
  limit: number;
}

/** What the next profiles of a sample watched last: profile by profile, the newest first. */
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

/** The greatest number of a profile that watched something; 0 when nobody did. */
export async function lastProfileId(db: Kysely<WatchTables>): Promise<number> {
  const row = await db
    .selectFrom('progress')
    .select(({ fn }) => fn.max('profile_id').as('last'))
    .executeTakeFirst();
  return row?.last ?? 0;
}
