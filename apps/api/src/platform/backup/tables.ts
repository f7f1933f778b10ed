import pg from 'pg';
import { QUEUE_SCHEMA } from '../queue/index.ts';
import type { Manifest, TableContent } from './manifest.ts';

export interface Table extends Omit<TableContent, 'kind' | 'rows'> {
  /** Rows of a partitioned table are copied with it, not with its partitions. */
  isPartitioned: boolean;
}

export const nameOf = ({ schema, table }: Pick<Table, 'schema' | 'table'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(table)}`;

export const columnsOf = ({ columns }: Pick<Table, 'columns'>): string =>
  columns.map((column) => pg.escapeIdentifier(column)).join(', ');

/** A connection without the limits of the pool, for statements that take as long as a table is large. */
export async function connect(url: string, purpose: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `kandil ${purpose}` });
  client.on('error', () => {}); // the statement that fails reports it
  await client.connect();
  // Texts of COPY depend on these settings.
  await client.query(
    `set datestyle = 'ISO, DMY'; set intervalstyle = postgres; set extra_float_digits = 3; set timezone = 'UTC';
     set statement_timeout = 0; set idle_in_transaction_session_timeout = 0`,
  );
  return client;
}

/**
 * In the order of their creation. An unlogged table holds what may be lost, and what a backup must not keep for longer. A
 * generated column is computed again; a restore makes the queue's version.
 */
const TABLES = `
  select n.nspname as schema, c.relname as table, c.relkind = 'p' as "isPartitioned",
         (select array_agg(attname::text order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
    and c.oid <> '${QUEUE_SCHEMA}.version'::regclass
  order by c.oid`;

/** The tables of the schemas. */
export async function readTables(client: pg.Client, schemas: string[]): Promise<Table[]> {
  const { rows } = await client.query<Table>(TABLES, [schemas]);
  return rows;
}

/** The last migration of each schema; the queue's is that of pg-boss. */
export async function readMigrationNumbers(client: pg.Client): Promise<Record<string, number>> {
  const { rows } = await client.query<{ schema: string; number: number }>(
    `select schema, max(number)::int as number from platform.migrations group by schema
     union all select '${QUEUE_SCHEMA}', version from ${QUEUE_SCHEMA}.version`,
  );
  return Object.fromEntries(rows.map(({ schema, number }) => [schema, number]));
}

/** Sequences that have given a number. They are not part of a transaction: read them after the tables. */
export async function readSequences(
  client: pg.Client,
  schemas: string[],
): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ schema: string; sequence: string; value: string }>(
    `select schemaname as schema, sequencename as sequence, last_value as value from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1, 2`,
    [schemas],
  );
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}
