import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { openPool } from '../../../platform/database/pool.ts';
import { silentLog } from '../../../platform/log.ts';
import { CONTENT_SCHEMA, contentTables } from './sql.ts';
import type { ContentTables } from './tables.ts';

const STATEMENT_TIMEOUT_MS = 10 * 60 * 1000;

/**
 * Runs work on a connection whose statements may take ten minutes: an import or export of the whole catalogue takes
 * longer than the statement timeout of requests.
 */
export async function withBulkConnection<Result>(
  database: Database,
  work: (db: Kysely<ContentTables>) => Promise<Result>,
  schema = CONTENT_SCHEMA,
): Promise<Result> {
  const pool = openPool({
    url: database.url,
    log: silentLog,
    max: 1,
    limits: { statement: STATEMENT_TIMEOUT_MS },
  });
  try {
    return await work(contentTables({ pool }, schema));
  } finally {
    await pool.end();
  }
}
