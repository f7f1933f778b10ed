import type pg from 'pg';

/** One line per column, constraint, index, view, trigger and function, sorted by name. */
const DESCRIPTION = `
  select format('%s.%s %s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
                case when a.attnotnull then ' not null' else '' end,
                coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = $1::text::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  union all
  select format('%s constraint %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
  from pg_constraint where connamespace = $1::text::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = $1::text
  union all
  select format('view %s %s', viewname, definition) from pg_views where schemaname = $1::text
  union all
  select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = $1::text::regnamespace and not t.tgisinternal
  union all
  select pg_get_functiondef(oid) from pg_proc where pronamespace = $1::text::regnamespace and prokind in ('f', 'p')`;

/**
 * The shape of a schema as text, to compare two databases: one made by this release and one that grew through the
 * earlier ones must have the same ('fresh = upgraded'). The name of the schema itself is left out.
 */
export async function describeSchema(pool: pg.Pool, schema: string): Promise<string> {
  const { rows } = await pool.query<{ line: string }>(DESCRIPTION, [schema]);
  return rows
    .map((row) => row.line.replaceAll(`${schema}.`, ''))
    .sort()
    .join('\n');
}
