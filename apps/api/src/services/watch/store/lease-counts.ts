import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

/** Leases that have not ended, by the clock of the database. */
export const countLeases = (
  db: Kysely<WatchTables>,
): Promise<{ videos: number; channels: number }> =>
  db
    .selectFrom('stream_lease')
    .select([
      sql<number>`count(video_id)::int`.as('videos'),
      sql<number>`count(channel_id)::int`.as('channels'),
    ])
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .executeTakeFirstOrThrow();
