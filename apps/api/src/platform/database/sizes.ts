import type pg from 'pg';

export interface DatabaseSize {
  /** Bytes of the whole database. */
  bytes: number;
  /** Bytes of each schema with its indexes, the largest first. */
  schemas: { schema: string; bytes: number }[];
}

/** How large a database is, by PostgreSQL's own books: no table is read. */
export async function readSizes(pool: pg.Pool): Promise<DatabaseSize> {
  const { rows: schemas } = await pool.query<DatabaseSize['schemas'][number]>(`
    select n.nspname as schema, sum(pg_total_relation_size(c.oid))::int8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    group by n.nspname order by 2 desc, 1`);
  const { rows } = await pool.query<{ bytes: number }>(
    `select pg_database_size(current_database())::int8 as bytes`,
  );
  return { bytes: rows[0]?.bytes ?? 0, schemas };
}
