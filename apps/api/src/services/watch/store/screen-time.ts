import { type Kysely, sql } from 'kysely';
import { UNUSED, type UsedTime } from '../rules/screen-time.ts';
import type { WatchTables } from './tables.generated.ts';

export interface ProfileDay {
  profileId: number;
  /** `2026-11-24` */
  day: string;
}

/** What profiles have watched on their days, in the same order. */
export async function usedOn(
  db: Kysely<WatchTables>,
  asked: readonly ProfileDay[],
): Promise<UsedTime[]> {
  const { rows } = await sql<{
    n: number;
    seconds: number;
    more_until: Date | null;
    more_given: number;
  }>`
    select n::int, used.seconds, used.more_until, used.more_given
    from unnest(${asked.map(({ profileId }) => profileId)}::int[], ${asked.map(({ day }) => day)}::date[])
      with ordinality as asked(profile_id, day, n)
    join watch.screen_time used using (profile_id, day)`.execute(db);
  const byPosition = new Map(
    rows.map(({ n, seconds, more_until: until, more_given: given }) => [
      n,
      { seconds, moreUntil: until?.getTime() ?? null, given },
    ]),
  );
  return asked.map((_, index) => byPosition.get(index + 1) ?? UNUSED);
}

/**
 * Lets a child watch until a moment, whatever its limits say.
 * @param most how often on one day
 * @returns how often on this day, this time included; null: not any more
 */
export async function giveMore(
  db: Kysely<WatchTables>,
  { profileId, day, until, most }: ProfileDay & { until: Date; most: number },
): Promise<number | null> {
  const row = await db
    .insertInto('screen_time')
    .values({ profile_id: profileId, day, seconds: 0, more_until: until, more_given: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['profile_id', 'day'])
        .doUpdateSet({ more_until: until, more_given: sql`screen_time.more_given + 1` })
        .where('screen_time.more_given', '<', most),
    )
    .returning('more_given')
    .executeTakeFirst();
  return row?.more_given ?? null;
}

/** The most that one report adds: a lost report costs nobody a whole evening. */
const MOST_SECONDS = 45;

/** A report of a child with limits. */
export interface ViewingTime extends ProfileDay {
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
