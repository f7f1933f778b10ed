import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf, transaction } from '../../../platform/database/kysely.ts';
import type { WatchTables } from './tables.generated.ts';

/**
 * Ends the leases of sessions, and stores both as ended. Idempotent.
 * @returns the ids for which media addresses may have been signed
 */
export function endLeasesOfSessions(
  db: Kysely<WatchTables>,
  sessionIds: readonly string[],
): Promise<string[]> {
  return transaction(db, async (trx) => {
    const leases = await trx
      .deleteFrom('stream_lease')
      .where('session_id', 'in', sessionIds)
      .returning('lease_id')
      .execute();
    const ids = [...leases.map(({ lease_id }) => lease_id), ...sessionIds];
    await trx
      .insertInto('ended_viewing')
      .values(ids.map((id) => ({ id })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return ids;
  });
}

/** Reads the leases and sessions that ended in the last seconds, by the clock of the database. */
export function endedViewings(database: Database): (seconds: number) => Promise<string[]> {
  const db = schemaOf<WatchTables>(database, 'watch');
  return async (seconds) => {
    const ended = db
      .selectFrom('ended_viewing')
      .select('id')
      .where('ended_at', '>', sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})`)
      .orderBy('ended_at');
    return (await ended.execute()).map(({ id }) => id);
  };
}

/** Deletes ends that are older than any address. */
export async function deleteOldEnds(db: Kysely<WatchTables>): Promise<void> {
  await db
    .deleteFrom('ended_viewing')
    .where('ended_at', '<', sql<Date>`clock_timestamp() - interval '1 day'`)
    .execute();
}
