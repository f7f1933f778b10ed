import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import type { Database } from '../database/index.ts';
import { migrate } from '../database/migrations/index.ts';
import { QUEUE_SCHEMA } from '../queue/index.ts';
import { describeRelease } from '../release.ts';
import { StartupError } from '../startup-error.ts';
import { copyIn } from './copy.ts';
import { type Manifest, type Part, placeOf, type TableContent } from './manifest.ts';
import { readPart } from './parts.ts';
import { laterRelease, migrationsOf } from './release.ts';
import type { RestoreOptions } from './restore.ts';
import { columnsOf, connect, nameOf, readMigrationNumbers, readTables } from './tables.ts';

/** Makes the tables of the backup in an empty database, and fills them. The next start applies later migrations. */
export async function fillDatabase(
  database: Database,
  manifest: Manifest,
  options: RestoreOptions,
): Promise<void> {
  await migrate(database, migrationsOf(manifest, options), options.log);
  const client = await connect(database.url, 'restore');
  try {
    await client.query(getConstructionPlans(QUEUE_SCHEMA));
    await checkQueue(client, manifest);
    await emptyTables(client, manifest);
    // A crash leaves the folder unfinished, so no commit has to reach the disk before the end.
    await client.query('set synchronous_commit = off');
    const references = await dropReferences(client);
    for (const part of manifest.parts)
      if (part.content.kind === 'table') await fillTable(client, part, manifest, options);
    for (const statement of references) await client.query(statement);
    for (const { schema, sequence, value } of manifest.sequences)
      await client.query(`select setval(format('%I.%I', $1::text, $2::text)::regclass, $3)`, [
        schema,
        sequence,
        value,
      ]);
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** The queue of a later pg-boss cannot be read. That of an earlier one can, unless a column was removed. */
async function checkQueue(client: pg.Client, manifest: Manifest): Promise<void> {
  const own = (await readMigrationNumbers(client))[QUEUE_SCHEMA] ?? 0;
  const theirs = manifest.migrations[QUEUE_SCHEMA] ?? 0;
  if (theirs > own) throw laterRelease(manifest, `its queue has version ${theirs}`);
}

/** Tables reference each other in circles, so references are checked once all rows are there. @returns how to make them */
async function dropReferences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 order by oid`,
  );
  for (const { table, name } of rows)
    await client.query(`alter table ${table} drop constraint ${name}`);
  return rows.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  );
}

/** Migrations fill some tables, and the backup has those rows, too. */
async function emptyTables(client: pg.Client, manifest: Manifest): Promise<void> {
  const tables = await readTables(client, Object.keys(manifest.migrations));
  const columns = new Map(tables.map((table) => [nameOf(table), new Set(table.columns)]));
  for (const { content } of manifest.parts) {
    if (content.kind !== 'table') continue;
    const missing = content.columns.find((name) => !columns.get(nameOf(content))?.has(name));
    if (missing)
      throw new StartupError(
        `This release has no column ${missing} in ${nameOf(content)}. Restore the backup with the release that made it ` +
          `(${describeRelease(manifest.release)}), then upgrade.`,
      );
  }
  await client.query(`truncate ${tables.map(nameOf).join(', ')}`);
}

async function fillTable(
  client: pg.Client,
  part: Part,
  manifest: Manifest,
  options: RestoreOptions,
): Promise<void> {
  const table = part.content as TableContent;
  const name = nameOf(table);
  await client.query('begin');
  await readPart(placeOf(manifest, options, part), async (rows) => {
    await copyIn(client, `copy ${name} (${columnsOf(table)}) from stdin`, rows);
  });
  await client.query('commit');
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
  const count = Number(rows[0]?.count);
  if (count !== table.rows)
    throw new StartupError(`${name} has ${count} rows after the restore, not ${table.rows}.`);
}
