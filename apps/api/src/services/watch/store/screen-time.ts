import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

export interface ProfileDay {
  profileId: number;
  /** `2026-11-24` */
  day: string;
}

/** Seconds that profiles have watched on their days, in the same order. */
export async function usedOn(
  db: Kysely<WatchTables>,
  asked: readonly ProfileDay[],
): Promise<number[]> {
  const { rows } = await sql<{ n: number; seconds: number }>`
    select n::int, used.seconds
    from unnest(${asked.map(({ profileId }) => profileId)}::int[], ${asked.map(({ day }) => day)}::date[])
      with ordinality as asked(profile_id, day, n)
    join watch.screen_time used using (profile_id, day)`.execute(db);
  const byPosition = new Map(rows.map(({ n, seconds }) => [n, seconds]));
  return asked.map((_, index) => byPosition.get(index + 1) ?? 0);
}

/** The most that one report adds: a lost report costs nobody a whole evening. */
const MOST_SECONDS = 45;

/** A report of a child with limits. */
export interface Viewing extends ProfileDay {
  /** Time of the report. */
  at: Date;
  /** Whether the player still plays after it. */
  plays: boolean;
}

/** Of the reports of a query named `granted`, the last of each child and day. */
export const lastViewings = sql`
  select distinct on (viewer_id, day) viewer_id as profile_id, day, viewed_at, case when plays then viewed_at end as since
  from granted where day is not null order by viewer_id, day, n desc`;

/** Adds the time since the last report of a player that plays, for `viewing` (`lastViewings`). Two players count once. */
export const countViewings = sql`
  update watch.screen_time t set
    seconds = t.seconds + least(${sql.lit(MOST_SECONDS)}, greatest(0,
      round(extract(epoch from viewing.viewed_at - coalesce(t.playing_since, viewing.viewed_at)))))::int,
    playing_since = viewing.since
  from viewing where t.profile_id = viewing.profile_id and t.day = viewing.day`;

/** Begins the day of a child, for `viewing`. */
export const beginViewings = sql`
  insert into watch.screen_time (profile_id, day, seconds, playing_since)
  select profile_id, day, 0, since from viewing
  on conflict (profile_id, day) do nothing`;

/** Days on which a profile has watched, the newest first. */
export async function daysOf(
  db: Kysely<WatchTables>,
  profileId: number,
  most: number,
): Promise<{ day: string; seconds: number }[]> {
  return db
    .selectFrom('screen_time')
    .select([sql<string>`day::text`.as('day'), 'seconds'])
    .where('profile_id', '=', profileId)
    .orderBy('day', 'desc')
    .limit(most)
    .execute();
}
