import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../../log.ts';
import { StartupError, errorCode } from '../../startup-error.ts';
import type { Database } from '../index.ts';
import { type Migration, type MigrationSource, readMigrations } from './read.ts';

export { describeSchema } from './describe.ts';
export type { MigrationSource } from './read.ts';

/** Any fixed number: the key of the advisory lock that one migrating node holds. */
const LOCK_KEY = 5_730_001;

interface Patience {
  /** Milliseconds after which the log says who is waited for. */
  quiet: number;
  /** Milliseconds after which the start ends. */
  limit: number;
}
/** Longer than any migration may take while a service runs. */
const PATIENCE: Patience = { quiet: 5_000, limit: 10 * 60_000 };

const NO_PRIVILEGE = '42501';

const LEDGER = `
  create schema if not exists platform;
  create table if not exists platform.migrations (
    schema text not null,
    number integer not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (schema, number)
  )`;

interface AppliedMigration {
  schema: string;
  number: number;
  checksum: string;
}

/**
 * Brings the schemas up to date and returns how many migrations were applied. Each file runs in one transaction
 * together with its line in the ledger `platform.migrations`, with its schema as `search_path`; one node at a time
 * (advisory lock), so several nodes may start together. Entries newer than this release stay: during a
 * rolling upgrade old code runs on the new schema (SEC-29).
 *
 * @param patience how long to wait for another node
 * @throws StartupError if a file differs from the one applied under its number, or another node does not end
 */
export async function migrate(
  database: Database,
  sources: MigrationSource[],
  log: Log,
  patience = PATIENCE,
): Promise<number> {
  const migrations = sources.flatMap(readMigrations);
  const client = new pg.Client({
    connectionString: database.url,
    application_name: 'kandil migrations',
  });
  client.on('error', () => {}); // the statement that fails reports it
  await client.connect();
  try {
    await takeTurn(client, log, patience);
    await makeLedger(client);
    const pending = findPending(migrations, await readLedger(client));
    for (const migration of pending) {
      await apply(client, migration);
      log.info(`migrated ${migration.schema} to ${migration.number} (${migration.name})`);
    }
    return pending.length;
  } finally {
    await client.end(); // releases the lock
  }
}

/** How many migrations `migrate` would apply. Changes nothing. */
export async function pendingMigrations(
  database: Database,
  sources: MigrationSource[],
): Promise<number> {
  return (await compareLedger(database, sources)).pending.length;
}

export interface LedgerDifference {
  /** What `migrate` would apply. */
  pending: Migration[];
  /** What a newer release has applied to the same schemas. */
  newer: { schema: string; number: number }[];
}

/** Compares the migrations of this release with those of the database. Changes nothing. */
export async function compareLedger(
  { pool }: Pick<Database, 'pool'>,
  sources: MigrationSource[],
): Promise<LedgerDifference> {
  const migrations = sources.flatMap(readMigrations);
  const { rows } = await pool.query<{ made: boolean }>(
    `select to_regclass('platform.migrations') is not null as made`,
  );
  const ledger = rows[0]?.made ? await readLedger(pool) : new Map<string, AppliedMigration>();
  const known = new Set(migrations.map(({ schema, number }) => `${schema} ${number}`));
  const schemas = new Set(sources.map(({ schema }) => schema));
  const newer = [...ledger].filter(([key, { schema }]) => schemas.has(schema) && !known.has(key));
  return { pending: findPending(migrations, ledger), newer: newer.map(([, applied]) => applied) };
}

/**
 * Polls for the advisory lock: a waiting statement would keep a snapshot open, and CREATE
 * INDEX CONCURRENTLY on the migrating node would wait for it.
 */
async function takeTurn(client: pg.Client, log: Log, patience: Patience): Promise<void> {
  const since = performance.now();
  let logged = false;
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [LOCK_KEY],
    );
    if (rows[0]?.mine) return;
    const waited = performance.now() - since;
    if (!logged && waited > patience.quiet) {
      logged = true;
      log.warn(
        `waiting for another node that migrates the database: ${await describeHolder(client)}`,
      );
    }
    if (waited > patience.limit) {
      throw new StartupError(
        `Another node has been migrating the database for too long: ${await describeHolder(client)}. Nothing was ` +
          'changed. Wait for it and start again; if that node is gone, end its connection with pg_terminate_backend.',
      );
    }
    await sleep(50 + Math.random() * 50);
  }
}

/** Who holds the lock, since when. The key is the lower half of the lock's 64 bits. */
async function describeHolder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('process %s of the database, %s from %s, connected since %s, its last statement at %s',
                   a.pid, coalesce(nullif(application_name, ''), 'an unnamed program'),
                   coalesce(client_addr::text, 'this machine'), backend_start, query_start) as holder
     from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where locktype = 'advisory' and l.objid = $1 and l.granted
       and l.database = (select oid from pg_database where datname = current_database())`,
    [LOCK_KEY],
  );
  return rows[0]?.holder ?? 'it has just ended';
}

async function makeLedger(client: pg.Client): Promise<void> {
  try {
    await client.query(LEDGER);
  } catch (error) {
    if (errorCode(error) !== NO_PRIVILEGE) throw error;
    throw new StartupError(
      'The user of DATABASE_URL may not make schemas: let it own the database, or grant it CREATE on it.',
      { cause: error },
    );
  }
}

async function readLedger(client: pg.Client | pg.Pool): Promise<Map<string, AppliedMigration>> {
  const { rows } = await client.query<AppliedMigration>(
    'select schema, number, checksum from platform.migrations',
  );
  return new Map(rows.map((row) => [`${row.schema} ${row.number}`, row]));
}

function findPending(migrations: Migration[], ledger: Map<string, AppliedMigration>): Migration[] {
  return migrations.filter((migration) => {
    const applied = ledger.get(`${migration.schema} ${migration.number}`);
    if (applied && applied.checksum !== migration.checksum) {
      throw new StartupError(
        `Migration ${migration.number} (${migration.name}) of ${migration.schema} differs from the one this database ` +
          'was made with. Nothing was changed; use the release that made it, or restore the file.',
      );
    }
    return !applied;
  });
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { schema, number, name, checksum, sql } = migration;
  const record = () =>
    client.query(
      'insert into platform.migrations (schema, number, name, checksum) values ($1, $2, $3, $4) on conflict do nothing returning 1',
      [schema, number, name, checksum],
    );
  const quoted = pg.escapeIdentifier(schema);
  try {
    await client.query(`create schema if not exists ${quoted}`);
    if (migration.outsideTransaction) {
      await client.query(`set search_path to ${quoted}`);
      for (const statement of sql.split(/;\s*$/m)) await client.query(statement);
      await record();
      return;
    }
    await client.query('begin');
    const { rowCount } = await record();
    if (rowCount) {
      // A longer wait for a table lock would stall the service that uses the table.
      await client.query(`set local lock_timeout = '2s'; set local search_path to ${quoted}`);
      await client.query(sql);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(
      `migration ${number} (${name}) of ${schema} failed: ${(error as Error).message}`,
      { cause: error },
    );
  }
}
