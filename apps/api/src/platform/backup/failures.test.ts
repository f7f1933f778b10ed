import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../database/index.ts';
import { migrate, pendingMigrations } from '../database/migrations/index.ts';
import { silentLog } from '../log.ts';
import { openQueue } from '../queue/index.ts';
import { StartupError } from '../startup-error.ts';
import { openTestDatabase } from '../testing.ts';
import { describePart, type Part } from './manifest.ts';
import { verifyBackup } from './verify.ts';
import { type Backups, MIGRATIONS, openBackups } from './backup.fixture.ts';

let database: Database;
let backups: Backups;
beforeAll(async () => {
  database = await openTestDatabase({ from: 'migrated' });
  backups = await openBackups(database);
});
afterAll(async () => {
  await database.close();
  backups.remove();
});

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Runs a backup or a restore in a process, which is killed once a path exists there. */
async function killedAt(what: 'backup' | 'restore', options: object, isThere: () => boolean) {
  const { id, bytes } = backups.key;
  const text = JSON.stringify({ ...options, key: { id, bytes: bytes.toString('base64') } });
  const file = join(import.meta.dirname, 'fixtures/run.ts');
  const child = spawn(process.execPath, [file, what, text], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await vi.waitUntil(isThere, { timeout: 60_000, interval: 1 });
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
}

describe('a backup', () => {
  test('that is killed leaves none, and the next one removes what it wrote', async () => {
    const { dataDir, folder } = backups;
    const options = { database: { url: database.url }, dataDir, folder, release: '2' };
    const isThere = () => namesIn(folder).some((name) => name.startsWith('.writing-'));
    await killedAt('backup', options, isThere);
    expect(namesIn(folder)).toEqual([expect.stringMatching(/^\.writing-/)]);
    // The server notices a little later that its client is gone.
    const { folder: made } = await vi.waitFor(() => backups.backUp(), { timeout: 20_000 });
    expect(namesIn(folder).map((name) => join(folder, name))).toEqual([made]);
  });

  test('runs once at a time, and one that is ended leaves nothing', async () => {
    const folder = join(backups.root, 'two');
    const both = await Promise.allSettled([backups.backUp({ folder }), backups.backUp({ folder })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const reason = both.find((each) => each.status === 'rejected')?.reason as Error;
    expect(reason).toBeInstanceOf(StartupError);
    expect(reason.message).toMatch(/Another backup is running/);
    const signal = AbortSignal.abort();
    await expect(backups.backUp({ folder, signal })).rejects.toThrow(/abort/i);
    expect(namesIn(folder)).toHaveLength(1);
  });

  test('is of one moment: what is committed while it runs is not in it', async () => {
    const folder = join(backups.root, 'moment');
    const order = (await verifyBackup((await backups.backUp({ folder })).folder, backups.key))
      .parts;
    const at = order.findIndex((part) => describePart(part) === 'table platform.consumed');
    const before = describePart(order[at - 1] as Part).replace('table ', '');
    const writer = await database.pool.connect();
    await writer.query(`begin; lock table ${before} in access exclusive mode`);
    const now = () => new Date('2026-11-28T02:07:00Z');
    const running = backups.backUp({ folder, now });
    const waiting = `select 1 from pg_locks where relation = '${before}'::regclass and not granted`;
    const isWaiting = async () => (await database.pool.query(waiting)).rowCount === 1;
    await vi.waitUntil(isWaiting, { timeout: 20_000 });
    await writer.query(`insert into platform.consumed (job, id) values ('x', gen_random_uuid())`);
    await writer.query('commit');
    writer.release();
    const { parts } = await verifyBackup((await running).folder, backups.key);
    const consumed = parts.find((part) => describePart(part) === 'table platform.consumed');
    expect(consumed?.content).toMatchObject({ rows: 0 });
  });

  const disk = mountSmallDisk();
  test.runIf(disk)('on a disk that is full leaves earlier ones as they are', async () => {
    writeFileSync(join(disk ?? '', 'earlier'), 'whole');
    const failed = backups.backUp({ folder: disk ?? '' });
    await expect(failed).rejects.toThrow(StartupError);
    await expect(failed).rejects.toThrow(/the disk is full\. Earlier backups are unchanged/);
    expect(namesIn(disk ?? '')).toEqual(['earlier']);
  });
  afterAll(() => void (disk && execFileSync('umount', ['-l', disk])));
});

/** Null where this is not allowed. */
function mountSmallDisk(): string | null {
  const disk = `/tmp/kandil-backup-disk-${process.pid}`;
  try {
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk], { stdio: 'ignore' });
    return disk;
  } catch {
    return null;
  }
}

describe('a restore', { timeout: 120_000 }, () => {
  const dataDirOf = (name: string) => join(backups.root, name);

  test('refuses a folder that is not empty, and changes nothing', async () => {
    const { folder } = await backups.backUp();
    const dataDir = dataDirOf('occupied');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'film.mp4'), '');
    await expect(backups.restore(folder, { dataDir })).rejects.toThrow(
      /is not empty \(film\.mp4\)/,
    );
    expect(namesIn(dataDir)).toEqual(['film.mp4']);
  });

  test('refuses a later release: its number, its tables, its queue', async () => {
    const dataDir = dataDirOf('later');
    const { folder } = await backups.backUp({ release: '10' });
    await expect(backups.restore(folder, { dataDir })).rejects.toThrow(
      /later release \(release 10\): this is release 2\./,
    );
    const { pool } = database;
    await pool.query(
      `insert into platform.migrations (schema, number, name, checksum) values ('auth', 900, 'x', 'x')`,
    );
    const { folder: ahead } = await backups.backUp();
    await expect(backups.restore(ahead, { dataDir })).rejects.toThrow(/auth has migration 900/);
    await pool.query('delete from platform.migrations where number = 900');
    expect(namesIn(dataDir)).toEqual([]);
    await pool.query('update queue.version set version = version + 1');
    const { folder: queue } = await backups.backUp();
    await expect(backups.restore(queue, { dataDir })).rejects.toThrow(/its queue has version/);
    await pool.query('update queue.version set version = version - 1');
    expect(namesIn(dataDir).filter((name) => !name.startsWith('lock'))).toEqual([]);
  });

  test('that is killed keeps the product from starting, and can be repeated with an earlier release', async () => {
    const old = await openTestDatabase();
    const earlier = MIGRATIONS.map((source) => ({ ...source, last: 1 }));
    await migrate(old, earlier, silentLog);
    await (await openQueue({ database: old, log: silentLog })).close();
    const { folder } = await backups.backUp({ database: old });
    const dataDir = dataDirOf('killed');
    const options = { folder, dataDir, release: '2', migrations: MIGRATIONS };
    await killedAt('restore', options, () => existsSync(join(dataDir, 'restoring/postgres')));
    const started = openDatabase({ dataDir, log: silentLog });
    await expect(started).rejects.toThrow(/The restore into .* did not end/);
    await backups.restore(folder, { dataDir });
    const restored = await openDatabase({ dataDir, log: silentLog });
    const pending = await pendingMigrations(old, MIGRATIONS);
    expect(await migrate(restored, MIGRATIONS, silentLog)).toBe(pending);
    await restored.close();
    await old.close();
  });
});
