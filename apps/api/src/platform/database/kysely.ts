import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { isRetryable } from './faults.ts';
import type { Database } from './index.ts';

const ATTEMPTS = 3;

/**
 * Typed queries on the tables of one service. Every table name gets the schema in front, in nested queries and
 * inside `sql.table` too, so a service cannot reach another's tables by leaving it out; types and functions made
 * by a migration need the schema written in raw SQL.
 */
export function schemaOf<Tables>(database: Database, schema: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.pool }) }).withSchema(
    schema,
  );
}

/**
 * Runs `work` in a transaction and commits. It may run several times (`retried`): so `work` touches nothing but `trx`,
 * and makes no network call (SEC-16).
 */
export function transaction<Tables, Result>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return retried(() => db.transaction().execute(work));
}

/**
 * Runs a transaction, or one statement. When it lost against a concurrent one (serialization failure or deadlock), it
 * is run again, three times in all, after a short random pause.
 */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(attempt * 10 + Math.random() * 40);
    }
  }
}
