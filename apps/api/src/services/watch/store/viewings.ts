import { type Kysely, sql } from 'kysely';
import { retried } from '../../../platform/database/kysely.ts';
import type { DeviceClass } from '@kandil/contract/control/watch';
import type { Numbers } from '../rules/quality.ts';
import { deviceSums } from './device-sums.ts';
import type { WatchTables } from './tables.generated.ts';

/** What is played. */
export type ViewingKind = 'video' | 'channel';

/** The numbers that came with a report. */
export interface ViewingReport extends Numbers {
  viewing: string;
  kind: ViewingKind;
  titleId: number;
  /** Hundredths of a video; null on a channel. */
  percent: number | null;
  device: DeviceClass;
  /** Begins a viewing; another report changes only one that is there. */
  begins: boolean;
}

/** What a viewing's numbers were before a batch and are after it; `before` is null for one that begins. */
export interface ViewingChange {
  kind: ViewingKind;
  before: Counts | null;
  after: Counts;
}
type Counts = Pick<Numbers, 'firstFrameMs' | 'playedMs' | 'stalls' | 'stallMs' | 'errors'>;

/**
 * Stores the numbers of reports in one statement. Of each viewing the report with the greatest time since START counts,
 * whatever order they arrive in; an older one, and the same one again, changes nothing, and no number ever falls.
 * @returns the viewings that changed
 */
export async function storeViewings(
  db: Kysely<WatchTables>,
  reports: readonly ViewingReport[],
): Promise<ViewingChange[]> {
  const { rows } = await retried(() => statement(reports).execute(db));
  return rows;
}

const counted = (row: string) =>
  sql.raw(`jsonb_build_object('firstFrameMs', ${row}.first_frame_ms, 'playedMs', ${row}.played_ms,
    'stalls', ${row}.stalls, 'stallMs', ${row}.stall_ms, 'errors', ${row}.errors)`);

function statement(reports: readonly ViewingReport[]) {
  const column = <Key extends keyof ViewingReport>(key: Key) => reports.map((each) => each[key]);
  return sql<ViewingChange>`
    with report as (
      select * from unnest(${column('viewing')}::uuid[], ${column('kind')}::text[], ${column('titleId')}::int[],
        ${column('begins')}::bool[], ${column('elapsedMs')}::int[], ${column('firstFrameMs')}::int[],
        ${column('playedMs')}::int[], ${column('stalls')}::int[], ${column('stallMs')}::int[],
        ${column('switches')}::int[], ${column('height')}::int[], ${column('errors')}::int[],
        ${column('percent')}::smallint[], ${column('device')}::text[], ${column('error')}::text[])
        as report(id, kind, title_id, begins, elapsed_ms, first_frame_ms, played_ms, stalls, stall_ms, switches, height,
          errors, percent, device, error)
    ), newest as (
      select distinct on (id) report.*, bool_or(begins) over (partition by id) as begins_here
      from report order by id, elapsed_ms desc
    ), old as (
      select v.* from watch.viewing v join newest using (id) order by v.id for update of v
    ), stored as (
      insert into watch.viewing as v (id, kind, title_id, begun_hour, reported_at, elapsed_ms, first_frame_ms, played_ms,
        stalls, stall_ms, switches, height, errors, percent, device, error)
      select n.id, n.kind, n.title_id, date_trunc('hour', clock_timestamp(), 'UTC'),
        date_trunc('minute', clock_timestamp()), n.elapsed_ms, n.first_frame_ms, n.played_ms, n.stalls, n.stall_ms,
        n.switches, n.height, n.errors, n.percent, n.device, n.error
      from newest n left join old using (id)
      where n.begins_here or old.id is not null
      order by n.id
      on conflict (id) do update set reported_at = excluded.reported_at, elapsed_ms = excluded.elapsed_ms,
        first_frame_ms = coalesce(v.first_frame_ms, excluded.first_frame_ms),
        played_ms = greatest(v.played_ms, excluded.played_ms), stalls = greatest(v.stalls, excluded.stalls),
        stall_ms = greatest(v.stall_ms, excluded.stall_ms), switches = greatest(v.switches, excluded.switches),
        height = coalesce(excluded.height, v.height), errors = greatest(v.errors, excluded.errors),
        percent = excluded.percent, error = coalesce(excluded.error, v.error)
      where excluded.elapsed_ms > v.elapsed_ms and v.kind = excluded.kind and v.title_id = excluded.title_id
      returning v.*
    )
    select stored.kind, ${counted('stored')} as after, case when old.id is not null then ${counted('old')} end as before
    from stored left join old using (id)`;
}

/**
 * Adds up viewings without a report for an hour, by title and hour, and deletes them with their ids, in one statement.
 * A viewing that is paused for longer than that and then resumed is counted once.
 * @param most viewings
 * @returns their number
 */
export async function rollUpViewings(db: Kysely<WatchTables>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with over as (
      delete from watch.viewing where id in (
        select id from watch.viewing where reported_at < clock_timestamp() - interval '1 hour'
        limit ${most} for update skip locked
      ) returning *
    ), hours as (
      insert into watch.viewing_hour as h (hour, kind, title_id, viewings, pictures, first_frame_ms, heights, failed,
        played_ms, stalls, stall_ms, switches, errors)
      select begun_hour, kind, title_id, count(*), count(first_frame_ms), coalesce(sum(first_frame_ms), 0),
        coalesce(sum(height) filter (where first_frame_ms is not null), 0),
        count(*) filter (where errors > 0 and first_frame_ms is null),
        sum(played_ms), sum(stalls), sum(stall_ms), sum(switches), sum(errors)
      from over group by 1, 2, 3 order by 1, 2, 3
      on conflict (hour, kind, title_id) do update set viewings = h.viewings + excluded.viewings,
        pictures = h.pictures + excluded.pictures, first_frame_ms = h.first_frame_ms + excluded.first_frame_ms,
        heights = h.heights + excluded.heights, failed = h.failed + excluded.failed,
        played_ms = h.played_ms + excluded.played_ms, stalls = h.stalls + excluded.stalls,
        stall_ms = h.stall_ms + excluded.stall_ms, switches = h.switches + excluded.switches,
        errors = h.errors + excluded.errors
    ), ends as (
      insert into watch.viewing_end as e (video_id, percent, viewings)
      select title_id, percent, count(*) from over
      where kind = 'video' and first_frame_ms is not null and percent is not null
      group by 1, 2 order by 1, 2
      on conflict (video_id, percent) do update set viewings = e.viewings + excluded.viewings
    )${deviceSums}
    select count(*)::int from over`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes sums that are older than 90 days. */
export async function deleteOldHours(db: Kysely<WatchTables>): Promise<void> {
  await db
    .deleteFrom('viewing_hour')
    .where('hour', '<', sql<Date>`clock_timestamp() - interval '90 days'`)
    .execute();
}
