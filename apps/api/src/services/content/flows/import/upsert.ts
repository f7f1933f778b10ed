import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { type ContentTables, table } from '../../store/tables.ts';

/** Numbers of rows that an import added, changed and removed. What is restored is changed. */
export interface Changes {
  added: number;
  changed: number;
  removed: number;
}

/** Tables whose rows wait as removed before they are deleted (`flows/bin.ts`). */
export const REMOVABLE = ['title', 'season', 'video', 'channel'] as const;
export type RemovableTable = (typeof REMOVABLE)[number];

/** A table that only the import writes: its columns with their SQL types, and its key. */
export interface TableShape<
  Table extends keyof ContentTables = keyof ContentTables,
  Column extends string = string,
> {
  name: Table;
  key: readonly Column[];
  columns: Readonly<Record<Column, string>>;
  /** What the rows belong to: those of a removed one stay with it. */
  of?: { table: RemovableTable; column: Column };
}

/** A row as the import writes it into a table. */
export type RowFor<Table extends keyof ContentTables, Column extends string> = Pick<
  Insertable<ContentTables[Table]>,
  Column & keyof Insertable<ContentTables[Table]>
>;

/** Tables whose rows have an id and a code. */
export type CodedTable = {
  [Table in keyof ContentTables]: ContentTables[Table] extends { id: unknown; code: unknown }
    ? Table
    : never;
}[keyof ContentTables];

/** Rows per statement; each statement stays well below the statement timeout. */
const CHUNK = 1000;

/**
 * Makes a table hold exactly these rows. Existing rows are found by their key and keep their ids; only rows that differ
 * are written, and rows that are not given are removed.
 */
export async function upsert<Table extends keyof ContentTables, Column extends string>(
  db: Kysely<ContentTables>,
  shape: TableShape<Table, Column>,
  rows: readonly RowFor<Table, Column>[],
): Promise<Changes> {
  const changes: Changes = { added: 0, changed: 0, removed: await removeOthers(db, shape, rows) };
  for (let start = 0; start < rows.length; start += CHUNK) {
    const { added, changed } = await put(db, shape, rows.slice(start, start + CHUNK));
    changes.added += added;
    changes.changed += changed;
  }
  return changes;
}

const list = (names: readonly string[], of?: string) =>
  sql.join(names.map((name) => (of ? sql.id(of, name) : sql.id(name))));

/** The rows as a table expression with the named columns of the shape. */
function given(
  { columns }: TableShape,
  names: readonly string[],
  rows: readonly object[],
): RawBuilder<unknown> {
  const types = sql.join(names.map((name) => sql`${sql.id(name)} ${sql.raw(columns[name] ?? '')}`));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${types})`;
}

/** Marks rows that are not given as removed; deletes them where a table has no such mark. */
async function removeOthers(
  db: Kysely<ContentTables>,
  shape: TableShape,
  rows: readonly object[],
): Promise<number> {
  const keys = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => shape.key.includes(name))),
  );
  const isOther = sql`
    (${list(shape.key, 'old')}) not in (select ${list(shape.key)} from ${given(shape, shape.key, keys)})`;
  const { numAffectedRows } = await (
    isRemovable(shape.name)
      ? sql`update ${table[shape.name]} old set removed_at = now() where old.removed_at is null and ${isOther}`
      : sql`delete from ${table[shape.name]} old where ${isOther} and not ${isOfRemoved(shape)}`
  ).execute(db);
  return Number(numAffectedRows ?? 0);
}

const isRemovable = (name: string): name is RemovableTable =>
  REMOVABLE.some((each) => each === name);

/** Whether the row `old` belongs to something that was removed. */
const isOfRemoved = ({ of }: TableShape): RawBuilder<boolean> =>
  of
    ? sql`exists (
        select from ${table[of.table]} its where its.id = ${sql.ref(`old.${of.column}`)} and its.removed_at is not null)`
    : sql`false`;

async function put(
  db: Kysely<ContentTables>,
  shape: TableShape,
  rows: readonly object[],
): Promise<{ added: number; changed: number }> {
  const { name, key, columns } = shape;
  const names = Object.keys(columns);
  const rest = names.filter((column) => !key.includes(column));
  const assignments = sql.join(
    rest.map((column) => sql`${sql.id(column)} = excluded.${sql.id(column)}`),
  );
  const write =
    rest.length === 0
      ? sql`do nothing`
      : sql`do update set ${assignments} where (${list(rest, 'old')}) is distinct from (${list(rest, 'excluded')})`;
  const {
    rows: [counts],
  } = await sql<{ added: number; changed: number }>`
    with put as (
      insert into ${table[name]} as old (${list(names)})
      select ${list(names)} from ${given(shape, names, rows)}
      on conflict (${list(key)}) ${write}
      returning (xmax::text = '0') as added)
    select count(*) filter (where added)::int as added, count(*) filter (where not added)::int as changed from put`.execute(
    db,
  );
  return counts ?? { added: 0, changed: 0 };
}

/** The ids of a table by code. */
export async function idsOf(
  db: Kysely<ContentTables>,
  name: CodedTable,
): Promise<(code: string) => number> {
  const rows = await db.selectFrom(name).select(['id', 'code']).execute();
  const ids = new Map(rows.map(({ id, code }) => [code, id]));
  return (code) => {
    const id = ids.get(code);
    if (id === undefined) throw new Error(`the table ${name} has no '${code}'`);
    return id;
  };
}
