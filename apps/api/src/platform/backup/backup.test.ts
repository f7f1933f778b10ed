import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../../testing/rounds.ts';
import { type Database, openDatabase } from '../database/index.ts';
import { describeSchema } from '../database/migrations/index.ts';
import { silentLog } from '../log.ts';
import { openTestDatabase } from '../testing.ts';
import { type Backups, openBackups } from './backup.fixture.ts';
import { nameOf, readMigrationNumbers, readSequences, readTables } from './tables.ts';

let database: Database;
let backups: Backups;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'demo' });
  backups = await openBackups(database);
});
afterAll(async () => {
  await database.close();
  backups.remove();
});

/** A digest of each table, the next number of each sequence, and every schema as text. */
async function contentOf({ url, pool }: Database) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const migrations = await readMigrationNumbers(client);
  const schemas = Object.keys(migrations);
  const tables: Record<string, string> = {};
  for (const table of await readTables(client, schemas)) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${nameOf(table)} t`,
    );
    tables[nameOf(table)] = rows[0]?.digest ?? '';
  }
  const sequences = await readSequences(client, schemas);
  await client.end();
  const texts = await Promise.all(schemas.map((schema) => describeSchema(pool, schema)));
  return { tables, sequences, migrations, schemas: texts.join('\n') };
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test(
  'a restored backup has every row, number, key and file',
  { timeout: 120_000 },
  async (context) => {
    await database.pool.query(
      `insert into queue.job (name, data) select name, '{"text":"tab\\t line\\\\n \\\\N é"}' from queue.queue`,
    );
    const before = await contentOf(database);
    const report = await backups.backUp();
    const started = performance.now();
    const manifest = await backups.restore(report.folder);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    const dataDir = join(backups.root, 'restored');
    const restored = await openDatabase({ dataDir, log: silentLog });
    expect(await contentOf(restored)).toEqual(before);
    await restored.close();
    for (const file of filesIn(join(backups.dataDir, 'blobs')))
      expect(readFileSync(file.replace(backups.dataDir, dataDir))).toEqual(readFileSync(file));
    const keys = filesIn(join(dataDir, 'secrets'));
    expect(keys).toHaveLength(7);
    for (const file of keys) {
      expect(readFileSync(file)).toEqual(readFileSync(file.replace(dataDir, backups.dataDir)));
      expect(statSync(file).mode & 0o777).toBe(0o600);
    }
    expect(Object.keys(before.tables)).toHaveLength(report.tables);
    expect(manifest.parts).toHaveLength(report.tables + report.files);
    const megabytes = (report.bytes / 2 ** 20).toFixed(2);
    const figures = `${report.rows} rows, ${report.files} files, ${megabytes} MB: made in ${report.seconds.toFixed(1)} s, verified and restored in ${seconds} s`;
    await figure(context, 1, figures);
  },
);
