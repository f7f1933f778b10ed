import { type Kysely, sql } from 'kysely';
import type { WatchTables } from './tables.generated.ts';

/** What an account plays now, among the leases of some subscribers. */
export const playingOf = (
  db: Kysely<WatchTables>,
  accountId: string,
  subscriberIds: readonly string[],
) =>
  db
    .selectFrom('stream_lease')
    .select(['profile_id', 'channel_id', 'started_at'])
    .where(sql<boolean>`subscriber_id = any (${[...subscriberIds]}::uuid[])`)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', sql<Date>`clock_timestamp()`)
    .orderBy('started_at')
    .execute();
