import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

interface ProfileDay {
  profileId: number;
  /** `2026-11-24` */
  day: string;
}

/** Seconds that a profile has watched on a day. */
export async function usedOn(
  db: Kysely<WatchTables>,
  { profileId, day }: ProfileDay,
): Promise<number> {
  const row = await db
    .selectFrom('screen_time')
    .select('seconds')
    .where('profile_id', '=', profileId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.seconds ?? 0;
}

/** The most that one report adds: a lost report costs nobody a whole evening. */
const MOST_SECONDS = 45;

/**
 * Adds the time since the last report of a player that plays. Two players at once count once.
 * @param playing whether the player still plays after this report
 */
export async function countUse(
  db: Kysely<WatchTables>,
  { profileId, day }: ProfileDay,
  playing: boolean,
  now: Date,
): Promise<void> {
  const since = playing ? now : null;
  await sql`
    insert into watch.screen_time as t (profile_id, day, seconds, playing_since)
    values (${profileId}, ${day}::date, 0, ${since})
    on conflict (profile_id, day) do update set
      seconds = t.seconds + least(${MOST_SECONDS}, greatest(0,
        round(extract(epoch from ${now}::timestamptz - coalesce(t.playing_since, ${now})))))::int,
      playing_since = excluded.playing_since`.execute(db);
}

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
