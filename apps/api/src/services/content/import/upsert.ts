import { type Kysely, sql } from 'kysely';
import type { ContentTables } from '../tables.ts';

/** How many rows an import added, changed and removed. */
export interface Changes {
  added: number;
  changed: number;
  removed: number;
}

/** A table that the import owns whole: its columns with their types, the first ones being its key. */
export interface TableShape {
  name: string;
  key: readonly string[];
  columns: Readonly<Record<string, string>>;
}

/**
 * Makes a table hold exactly these rows, in one statement: rows are known by their key, keep their id, are
 * rewritten only where they differ, and go when they are not given.
 */
export async function upsert(
  db: Kysely<ContentTables>,
  { name, key, columns }: TableShape,
  rows: readonly object[],
): Promise<Changes> {
  const names = Object.keys(columns);
  const rest = names.filter((column) => !key.includes(column));
  const table = sql.id('content', name);
  const list = (of: readonly string[], prefix?: string) =>
    sql.join(of.map((column) => (prefix ? sql.id(prefix, column) : sql.id(column))));
  const types = sql.join(
    names.map((column) => sql`${sql.id(column)} ${sql.raw(columns[column] ?? '')}`),
  );
  const same = sql.join(
    key.map((column) => sql`given.${sql.id(column)} = old.${sql.id(column)}`),
    sql` and `,
  );
  const write =
    rest.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(rest.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`))}
          where (${list(rest, 'old')}) is distinct from (${list(rest, 'excluded')})`;

  const {
    rows: [counts],
  } = await sql<Changes>`
    with given as materialized (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(${types})),
    gone as (delete from ${table} old where not exists (select from given where ${same}) returning 1),
    put as (
      insert into ${table} as old (${list(names)}) select ${list(names)} from given
      on conflict (${list(key)}) ${write}
      returning (xmax::text = '0') as added)
    select (select count(*)::int from gone) as removed,
           (select count(*)::int from put where added) as added,
           (select count(*)::int from put where not added) as changed`.execute(db);
  return counts ?? { added: 0, changed: 0, removed: 0 };
}

/** Ids by code of a table that has both. */
export async function idsOf(
  db: Kysely<ContentTables>,
  table: string,
): Promise<(code: string) => number> {
  const { rows } = await sql<{
    id: number;
    code: string;
  }>`select id, code from ${sql.id('content', table)}`.execute(db);
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`content.${table} has no '${code}'`);
    return id;
  };
}
