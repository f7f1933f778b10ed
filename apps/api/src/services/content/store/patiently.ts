import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/index.ts';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openPool } from '../../../platform/database/pool.ts';
import { silentLog } from '../../../platform/log.ts';
import type { ContentTables } from './tables.generated.ts';

/** Milliseconds of one statement. */
const LONGEST = 10 * 60 * 1000;

/** Work on a whole catalogue takes longer than a request may: it has a connection of its own. */
export async function patiently<Result>(
  database: Database,
  work: (db: Kysely<ContentTables>) => Promise<Result>,
): Promise<Result> {
  const pool = openPool({
    url: database.url,
    log: silentLog,
    max: 1,
    limits: { statement: LONGEST },
  });
  try {
    return await work(schemaOf<ContentTables>({ ...database, pool }, 'content'));
  } finally {
    await pool.end();
  }
}
