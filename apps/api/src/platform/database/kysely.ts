import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, type RawBuilder, sql, type Transaction } from 'kysely';
import { isRetryable } from './faults.ts';
import type { Database } from './index.ts';
import { schemaInRawSql } from './raw-tables.ts';

const ATTEMPTS = 3;

/**
 * Typed queries on the tables of one service. Every table name gets the schema in front, in nested queries and for
 * `tableNames` in raw SQL, so a service cannot reach another's tables by leaving it out.
 */
export function schemaOf<Tables>({ pool }: Pick<Database, 'pool'>, schema: string): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
    .withSchema(schema)
    .withPlugin(schemaInRawSql(schema));
}

/**
 * The tables of a service in raw SQL, as `from ${table.title} t`: the handle that runs the statement puts its schema in
 * front, so that one statement serves several schemas.
 */
export function tableNames<Tables>(): {
  readonly [Table in keyof Tables]: RawBuilder<Tables[Table]>;
} {
  return new Proxy({} as ReturnType<typeof tableNames<Tables>>, {
    get: (_, name) => sql.table(String(name)),
  });
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
