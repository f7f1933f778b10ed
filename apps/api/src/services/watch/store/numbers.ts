import { type Kysely, sql } from 'kysely';
import { SMALLEST_GROUP } from '@kandil/contract/control/numbers';
import { hoursOf, oldestHour } from '../../../platform/numbers/hours.ts';
import { HOUR, type Period } from '../../../platform/numbers/span.ts';
import type { WatchTables } from './tables.generated.ts';
import type { ViewingKind } from './viewings.ts';

type Db = Kysely<WatchTables>;

/** The table of sums. */
export const VIEWINGS = 'watch.numbers_hour';

/** Days of what was watched: a year, and the month that runs. */
const TITLE_DAYS = 400;

/** The first hour with viewings that are over; null without one. */
export async function firstViewing(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('viewing_hour')
    .select((eb) => eb.fn.min('hour').as('first'))
    .executeTakeFirst();
  return row?.first ?? null;
}

/** Sums the viewings that began in each hour of a window. */
export async function sumViewings(db: Db, window: Period): Promise<void> {
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(`v.${column}`)}), 0)`;
  await sql`
    insert into watch.numbers_hour (hour, viewings, pictures, first_frame_ms, failed, played_ms, stall_ms)
    select h, ${sum('viewings')}, ${sum('pictures')}, ${sum('first_frame_ms')}, ${sum('failed')}, ${sum('played_ms')},
      ${sum('stall_ms')}
    from ${hoursOf(window)} as h left join watch.viewing_hour v on v.hour = h
    group by h
    on conflict (hour) do update set viewings = excluded.viewings, pictures = excluded.pictures,
      first_frame_ms = excluded.first_frame_ms, failed = excluded.failed, played_ms = excluded.played_ms,
      stall_ms = excluded.stall_ms`.execute(db);
}

/** Sums what was watched on each day that a window touches, by video and channel. */
export async function countTitles(db: Db, { from, until }: Period): Promise<void> {
  await sql`
    insert into watch.title_day (day, kind, title_id, viewings, played_ms)
    select (hour at time zone 'UTC')::date, kind, title_id, sum(viewings), sum(played_ms)
    from watch.viewing_hour
    where hour >= date_trunc('day', ${from}::timestamptz, 'UTC')
      and hour < date_trunc('day', ${until}::timestamptz - interval '1 hour', 'UTC') + interval '1 day'
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (day, kind, title_id) do update set viewings = excluded.viewings, played_ms = excluded.played_ms`.execute(
    db,
  );
}

/** Deletes sums that are too old. @param now milliseconds since 1970 */
export async function deleteOldNumbers(db: Db, now: number): Promise<void> {
  await db.deleteFrom('numbers_hour').where('hour', '<', oldestHour(now)).execute();
  const oldest = new Date(now - TITLE_DAYS * 24 * HOUR).toISOString().slice(0, 10);
  await db.deleteFrom('title_day').where('day', '<', oldest).execute();
}

export interface WatchedTitle {
  kind: ViewingKind;
  titleId: number;
  viewings: number;
  playedMs: number;
}

/** What was played longest on the days of a span, the longest first; groups under five are left out. */
export async function mostWatched(
  db: Db,
  { from, until }: Period,
  limit: number,
): Promise<WatchedTitle[]> {
  const { rows } = await sql<WatchedTitle>`
    select kind, title_id as "titleId", sum(viewings)::float8 as viewings, sum(played_ms)::float8 as "playedMs"
    from watch.title_day
    where day >= (${from}::timestamptz at time zone 'UTC')::date and day <= ((${until}::timestamptz - interval '1 hour') at time zone 'UTC')::date
    group by kind, title_id having sum(viewings) >= ${SMALLEST_GROUP}
    order by sum(played_ms) desc, kind, title_id limit ${limit}`.execute(db);
  return rows;
}
