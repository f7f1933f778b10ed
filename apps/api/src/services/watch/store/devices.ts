import type { DeviceClass } from '@kandil/contract/control/watch';
import type { PlayerErrorKind } from '@kandil/contract/watch';
import { type Kysely, sql } from 'kysely';
import { HOUR, type Period } from '../../../platform/numbers/span.ts';
import type { Measure } from '../rules/buckets.ts';
import type { WatchTables } from './tables.generated.ts';

type Db = Kysely<WatchTables>;

export interface DeviceDays {
  device: DeviceClass;
  viewings: number;
  failed: number;
}
export interface DeviceBucket {
  device: DeviceClass;
  measure: Measure;
  bucket: number;
  viewings: number;
}
export interface DeviceError {
  device: DeviceClass;
  error: PlayerErrorKind;
  viewings: number;
}

/** How viewings went by kind of device, on the days (UTC) of a span. */
export async function deviceNumbers(
  db: Db,
  { from, until }: Period,
): Promise<{ days: DeviceDays[]; buckets: DeviceBucket[]; errors: DeviceError[] }> {
  const isWithin = sql<boolean>`day >= (${from}::timestamptz at time zone 'UTC')::date
    and day <= ((${until}::timestamptz - interval '1 hour') at time zone 'UTC')::date`;
  const sum = (column: string) => sql<number>`sum(${sql.ref(column)})::float8`;
  const days = await db
    .selectFrom('device_day')
    .select(['device', sum('viewings').as('viewings'), sum('failed').as('failed')])
    .where(isWithin)
    .groupBy('device')
    .execute();
  const buckets = await db
    .selectFrom('device_bucket')
    .select(['device', 'measure', 'bucket', sum('viewings').as('viewings')])
    .where(isWithin)
    .groupBy(['device', 'measure', 'bucket'])
    .execute();
  const errors = await db
    .selectFrom('device_error')
    .select(['device', 'error', sum('viewings').as('viewings')])
    .where(isWithin)
    .groupBy(['device', 'error'])
    .execute();
  // The checks of the tables, and of the reports, name the same kinds.
  return {
    days: days as DeviceDays[],
    buckets: buckets as DeviceBucket[],
    errors: errors as DeviceError[],
  };
}

/** Days of what is summed by day: a year, and the month that runs. */
const DAYS = 400;

/** Deletes sums that are too old. @param now milliseconds since 1970 */
export async function deleteOldDays(db: Db, now: number): Promise<void> {
  const oldest = new Date(now - DAYS * 24 * HOUR).toISOString().slice(0, 10);
  for (const table of ['device_day', 'device_bucket', 'device_error'] as const)
    await db.deleteFrom(table).where('day', '<', oldest).execute();
}
