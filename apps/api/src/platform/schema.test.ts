import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from './database/index.ts';
import type { Log } from './log.ts';
import { silentLog } from './log.ts';
import { defineJob, handle, openQueue, QUEUE_VERSION } from './queue/index.ts';
import { applySchema, awaitSchema, compareSchema, type Schema } from './schema.ts';
import { StartupError } from './startup-error.ts';
import { openTestDatabase } from './testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'kandil-schema-'));
afterAll(() => rmSync(folder, { recursive: true }));

const greet = defineJob('test.greet', z.object({}));

/** A release with so many migrations. */
function release(count: number): Schema {
  const own = mkdtempSync(join(folder, 'release-'));
  for (let number = 1; number <= count; number += 1)
    writeFileSync(join(own, `000${number}-t.sql`), `create table t${number} (id int)`);
  return { migrations: [{ schema: 'shop', folder: own }], jobs: [greet] };
}

let database: Database;
let lines: string[];
const log = {
  ...silentLog,
  info: (line: unknown) => lines.push(`info ${String(line)}`),
  warn: (line: unknown) => lines.push(`warn ${String(line)}`),
} as Log;
beforeEach(async () => {
  lines = [];
  database = await openTestDatabase();
});
afterEach(() => database.close());

const ALL = `shop 1 to 2, platform 1, version ${QUEUE_VERSION} of the job queue`;
const words = (text: string) => text.split(', ').toSorted();

it('a node waits for the job, names once what is missing, and changes nothing', async () => {
  const schema = release(2);
  const waiting = awaitSchema(database, schema, log, { poll: 5 });
  const late = awaitSchema(database, schema, silentLog, { poll: 5, limit: 50 });
  await expect(late).rejects.toThrow(StartupError);
  await expect(late).rejects.toThrow(/Nobody has migrated .* lacks .*shop 1 to 2.*npm run migrate/);
  const { rows } = await database.pool.query(`select to_regnamespace('platform') as ledger`);
  expect(rows).toEqual([{ ledger: null }]);
  expect(await applySchema(database, schema, silentLog)).toBe(3);
  await waiting;
  expect(lines).toHaveLength(1);
  const [, what = ''] =
    /^warn waiting for npm run migrate: the database lacks (.*)$/.exec(lines[0] ?? '') ?? [];
  expect(words(what)).toEqual(words(ALL));
  expect(await applySchema(database, schema, silentLog)).toBe(0);
});

it('a queue that is missing is named, and its handler does not start without it', async () => {
  await applySchema(database, { ...release(1), jobs: [] }, silentLog);
  const { missing } = await compareSchema(database, release(1));
  expect(missing).toEqual(['the queue test.greet']);
  const queue = await openQueue({ database, log: silentLog, migrate: false });
  const handlers = [handle(greet, async () => undefined)];
  await expect(queue.start(handlers, { work: true })).rejects.toThrow('test.greet');
  await queue.close();
});

it('an old node starts on what a newer release has migrated, and says so', async () => {
  await applySchema(database, release(2), silentLog);
  await database.pool.query('update queue.version set version = version + 1');
  await awaitSchema(database, release(1), log);
  expect(lines).toEqual([
    `info a newer release has migrated the database (shop 2, version ${QUEUE_VERSION + 1} of the job queue); ` +
      'this one runs on it',
  ]);
  const queue = await openQueue({ database, log: silentLog, migrate: false });
  await queue.close();
});

it(
  'builds the indexes that an upgrade of the queue left for later',
  { timeout: 60_000 },
  async () => {
    await applySchema(database, release(1), silentLog);
    await database.pool.query(
      `insert into queue.bam (name, version, table_name, command)
     values ('late', ${QUEUE_VERSION}, 'job_common', 'create index concurrently late on queue.job_common (name)')`,
    );
    // pg-boss has just looked, and looks every ten seconds.
    await database.pool.query('update queue.version set bam_on = now()');
    await applySchema(database, release(1), silentLog);
    const { rows } = await database.pool.query(`select to_regclass('queue.late')::text as late`);
    expect(rows).toEqual([{ late: 'queue.late' }]);
  },
);
