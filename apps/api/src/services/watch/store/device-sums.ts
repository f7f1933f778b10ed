import { sql } from 'kysely';
import { LEAST, type Measure, PER_DOUBLING } from '../rules/buckets.ts';

/** The bucket of a value, as rules/buckets.ts reads it. */
const bucketOf = (value: string, measure: Measure) =>
  sql.raw(
    `greatest(0, ceil(${PER_DOUBLING} * log(2, greatest((${value})::numeric, 0.01) / ${LEAST[measure]})))::smallint`,
  );

/**
 * More parts of the statement that adds up the viewings `over`: by day and device. Viewings that began by an earlier release
 * have no device.
 */
export const deviceSums = sql`, by_device as (
      select (begun_hour at time zone 'UTC')::date as day, over.* from over where device is not null
    ), devices as (
      insert into watch.device_day as d (day, device, viewings, failed)
      select day, device, count(*), count(*) filter (where errors > 0 and first_frame_ms is null)
      from by_device group by 1, 2 order by 1, 2
      on conflict (day, device) do update set viewings = d.viewings + excluded.viewings, failed = d.failed + excluded.failed
    ), measured as (
      select day, device, 'FIRST_FRAME' as measure, ${bucketOf('first_frame_ms', 'FIRST_FRAME')} as bucket
      from by_device where first_frame_ms is not null
      union all
      select day, device, 'STALLED', ${bucketOf('stall_ms * 10000.0 / (played_ms + stall_ms)', 'STALLED')}
      from by_device where first_frame_ms is not null and played_ms + stall_ms > 0
    ), buckets as (
      insert into watch.device_bucket as b (day, device, measure, bucket, viewings)
      select day, device, measure, bucket, count(*) from measured group by 1, 2, 3, 4 order by 1, 2, 3, 4
      on conflict (day, device, measure, bucket) do update set viewings = b.viewings + excluded.viewings
    ), failures as (
      insert into watch.device_error as e (day, device, error, viewings)
      select day, device, error, count(*) from by_device where error is not null group by 1, 2, 3 order by 1, 2, 3
      on conflict (day, device, error) do update set viewings = e.viewings + excluded.viewings
    )`;
