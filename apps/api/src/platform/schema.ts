import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from './database/faults.ts';
import type { Database } from './database/index.ts';
import { compareLedger, migrate, type MigrationSource } from './database/migrations/index.ts';
import type { Log } from './log.ts';
import {
  type Job,
  missingQueues,
  openQueue,
  QUEUE_MIGRATIONS,
  QUEUE_VERSION,
  queueVersion,
} from './queue/index.ts';
import { errorCode, StartupError } from './startup-error.ts';

/** What the services of a release need in the database, beside what the platform needs itself. */
export interface Schema {
  migrations: MigrationSource[];
  /** Each has a queue. */
  jobs: Job<unknown>[];
}

/** Longer than the largest migration may take while the previous release runs. */
const LIMIT = 10 * 60_000;
const NO_PRIVILEGE = '42501';

/** Creates all that is missing (`npm run migrate`) and returns how many migrations were applied. */
export async function applySchema(database: Database, schema: Schema, log: Log): Promise<number> {
  const count = await migrate(database, [QUEUE_MIGRATIONS, ...schema.migrations], log);
  const queue = await openQueue({ database, log, indexing: 10 });
  try {
    await queue.declare(schema.jobs);
    await indexesBuilt(database, log);
  } finally {
    await queue.close();
  }
  return count;
}

/** An upgrade of pg-boss leaves indexes to be built in the background, which processes that never migrate do not do. */
async function indexesBuilt({ pool }: Database, log: Log): Promise<void> {
  const last = performance.now() + LIMIT;
  let isLogged = false;
  for (;;) {
    const { rows } = await pool.query<{ name: string; error: string | null }>(
      `select name, error from queue.bam where status <> 'completed'`,
    );
    const [first] = rows;
    if (!first) return;
    if (!isLogged)
      log.info(`waiting for ${rows.length} indexes of the job queue, the first is ${first.name}`);
    isLogged = true;
    if (performance.now() > last) {
      throw new StartupError(
        `The index "${first.name}" of the job queue was not built: ${first.error ?? 'it takes too long'}. ` +
          'The product runs without it, more slowly. Run npm run migrate again.',
      );
    }
    await sleep(500);
  }
}

export interface SchemaDifference {
  /** What this release needs and the database lacks, in words. */
  missing: string[];
  /** What the database has from a newer release. */
  newer: string[];
}

/** Compares the database with what this release needs. Changes nothing. */
export async function compareSchema(
  { pool }: Pick<Database, 'pool'>,
  { migrations, jobs }: Schema,
): Promise<SchemaDifference> {
  const ledger = await compareLedger({ pool }, [QUEUE_MIGRATIONS, ...migrations]);
  const missing = bySchema(ledger.pending);
  const newer = bySchema(ledger.newer);
  const version = await queueVersion(pool);
  if (version > QUEUE_VERSION) newer.push(`version ${version} of the job queue`);
  if (version < QUEUE_VERSION) missing.push(`version ${QUEUE_VERSION} of the job queue`);
  else missing.push(...(await missingQueues(pool, jobs)).map((name) => `the queue ${name}`));
  return { missing, newer };
}

/** Migrations in words, a line for each schema: `content 12 to 14`. */
function bySchema(migrations: readonly { schema: string; number: number }[]): string[] {
  const groups = Map.groupBy(migrations, ({ schema }) => schema);
  return [...groups].map(([schema, group]) => {
    const numbers = group.map(({ number }) => number);
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    return first === last ? `${schema} ${first}` : `${schema} ${first} to ${last}`;
  });
}

export interface WaitOptions {
  /** Milliseconds between two looks. */
  poll?: number;
  /** Milliseconds after which the start ends. */
  limit?: number;
}

/**
 * Waits until the migration job has run. A database that a newer release has migrated is fit for this one: migrations
 * expand first, and contract when no node of the old release is left.
 * @throws StartupError if the job does not run in time, or a migration differs from the one applied under its number
 */
export async function awaitSchema(
  database: Pick<Database, 'pool'>,
  schema: Schema,
  log: Log,
  { poll = 1_000, limit = LIMIT }: WaitOptions = {},
): Promise<void> {
  const since = performance.now();
  let isLogged = false;
  for (;;) {
    const { missing, newer } = await look(database, schema);
    if (missing.length === 0) {
      if (newer.length > 0)
        log.info(
          `a newer release has migrated the database (${newer.join(', ')}); this one runs on it`,
        );
      return;
    }
    const lack = `the database lacks ${missing.join(', ')}`;
    if (!isLogged) log.warn(`waiting for npm run migrate: ${lack}`);
    isLogged = true;
    if (performance.now() - since > limit) {
      throw new StartupError(
        `Nobody has migrated the database in ${Math.round(limit / 1000)} seconds: ${lack}. ` +
          'Run npm run migrate of this release, then start again.',
      );
    }
    await sleep(poll);
  }
}

/** A database that is away for a moment ends no node that waits for it. */
async function look(database: Pick<Database, 'pool'>, schema: Schema): Promise<SchemaDifference> {
  try {
    return await compareSchema(database, schema);
  } catch (error) {
    if (isUnavailable(error)) return { missing: ['an answer'], newer: [] };
    if (errorCode(error) !== NO_PRIVILEGE) throw error;
    throw new StartupError(
      'The user of DATABASE_URL may not read the schemas platform and queue: grant it what the owner of the tables has.',
      { cause: error },
    );
  }
}
