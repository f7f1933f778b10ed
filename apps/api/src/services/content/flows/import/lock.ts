import { sql, type Transaction } from 'kysely';
import { CONTENT_SCHEMA } from '../../store/sql.ts';
import type { ContentTables } from '../../store/tables.ts';

/** An arbitrary fixed number: with the schema, the key of the advisory lock. */
const LOCK_KEY = 5_730_002;

/**
 * Waits until no other transaction writes the catalogue or what is derived from it, and lets this one wait minutes for row
 * locks.
 */
export async function takeTurn(
  trx: Transaction<ContentTables>,
  schema = CONTENT_SCHEMA,
): Promise<void> {
  // On a busy machine, preparing the rows of a large file keeps the transaction idle for seconds.
  await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(trx);
  await sql`set local lock_timeout = '5min'`.execute(trx);
  await sql`select pg_advisory_xact_lock(${LOCK_KEY}, hashtext(${schema}))`.execute(trx);
}
