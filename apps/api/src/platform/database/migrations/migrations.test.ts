import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../../log.ts';
import { StartupError } from '../../startup-error.ts';
import { openOwnServer, openTestDatabase } from '../../testing.ts';
import type { Database } from '../index.ts';
import { describeSchema, migrate, pendingMigrations } from './index.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'kandil-migrations-'));
  folders.push(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const FIRST = { '0001-film.sql': 'create table film (id int primary key, title text not null);' };
const SECOND = {
  ...FIRST,
  '0002-year.sql': `alter table film add column year int not null default 1900;
    create function newest() returns int language sql as 'select max(year) from film';`,
  '0003-year-index.sql': `-- outside a transaction
    drop index concurrently if exists film_year;
    create index concurrently film_year on film (year);`,
};

describe('migrations', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  const run = (schema: string, files: Record<string, string>) =>
    migrate(database, [{ schema, folder: folderWith(files) }], silentLog);

  it('applies each file once, in its schema', async () => {
    expect(await run('shop', FIRST)).toBe(1);
    expect(await run('shop', FIRST)).toBe(0);
    await database.pool.query(`insert into shop.film values (1, 'Dawn')`);
    expect(await run('shop', SECOND)).toBe(2);
    expect((await database.pool.query('select * from shop.film')).rows).toEqual([
      { id: 1, title: 'Dawn', year: 1900 },
    ]);
  });

  it('counts pending files without applying them', async () => {
    const pending = (files: Record<string, string>) =>
      pendingMigrations(database, [{ schema: 'ahead', folder: folderWith(files) }]);
    expect(await pending(SECOND)).toBe(3);
    await run('ahead', FIRST);
    expect(await pending(SECOND)).toBe(2);
    expect(await pending(FIRST)).toBe(0);
    await expect(pending({ '0001-film.sql': 'select 1' })).rejects.toThrow('differs');
    const { rows } = await database.pool.query(
      `select number from platform.migrations where schema = 'ahead'`,
    );
    expect(rows).toEqual([{ number: 1 }]);
  });

  it('gives the same schema in one run and step by step: fresh = upgraded', async () => {
    await run('fresh', SECOND);
    const fresh = await describeSchema(database.pool, 'fresh');
    const upgraded = await describeSchema(database.pool, 'shop');
    expect(fresh).toContain('film_year');
    expect(upgraded).toBe(fresh);
  });

  it('rolls back a file that fails, and continues once it is fixed', async () => {
    const broken = { ...FIRST, '0002-broken.sql': 'create table half (id int); select nonsense;' };
    await expect(run('broken', broken)).rejects.toThrow('migration 2 (broken) of broken failed');
    expect((await database.pool.query(`select to_regclass('broken.half') as half`)).rows).toEqual([
      { half: null },
    ]);
    expect(
      await run('broken', { ...FIRST, '0002-broken.sql': 'create table half (id int);' }),
    ).toBe(1);
  });

  it('refuses a file that has changed since it was applied', async () => {
    const changed = run('shop', { '0001-film.sql': 'create table film (id bigint primary key);' });
    await expect(changed).rejects.toThrow(StartupError);
    await expect(changed).rejects.toThrow('Migration 1 (film) of shop differs');
  });

  it('leaves entries of a newer release alone', async () => {
    expect(await run('shop', FIRST)).toBe(0);
  });

  it('refuses names out of order', async () => {
    await expect(run('gap', { '0002-late.sql': 'select 1' })).rejects.toThrow('without a gap');
  });
});

it('lets nodes start together: each file is applied once (T-R13)', async () => {
  const database = await openTestDatabase();
  const sources = [{ schema: 'together', folder: folderWith(SECOND) }];
  const counts = await Promise.all(
    Array.from({ length: 5 }, () => migrate(database, sources, silentLog)),
  );
  expect(await describeSchema(database.pool, 'together')).toContain('film_year');
  const { rows } = await database.pool.query(
    `select number from platform.migrations where schema = 'together'`,
  );
  expect(rows).toHaveLength(3);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 3]);
  await database.close();
});

it('says who holds the lock and since when, and does not wait for ever', async () => {
  const database = await openTestDatabase();
  const holder = new pg.Client({ connectionString: database.url, application_name: 'old node' });
  await holder.connect();
  await holder.query('select pg_advisory_lock(5730001)');
  const lines: string[] = [];
  const log = {
    ...silentLog,
    warn: (line: unknown) => lines.push(String(line)),
  } as typeof silentLog;
  const sources = [{ schema: 'shop', folder: folderWith(FIRST) }];
  const waiting = migrate(database, sources, log, { quiet: -1, limit: 200 });
  await expect(waiting).rejects.toThrow(StartupError);
  await expect(waiting).rejects.toThrow(/too long: process \d+ .*old node from .*since \d{4}-/);
  expect(lines).toEqual([expect.stringMatching(/^waiting for another node .*old node/)]);
  await holder.end();
  expect(await migrate(database, sources, silentLog)).toBe(1);
  await database.close();
});

it('names the missing privilege of a user who may not create schemas', async () => {
  const database = await openOwnServer();
  const administrator = new pg.Client({
    connectionString: database.url.replace('//kandil@', '//postgres@'),
  });
  await administrator.connect();
  await administrator.query('create role guest login');
  await administrator.end();
  const url = database.url.replace('//kandil@', '//guest@');
  await expect(migrate({ ...database, url }, [], silentLog)).rejects.toThrow(StartupError);
  await database.close();
});

it('counts all files as pending in an empty database, and leaves it empty', async () => {
  const database = await openTestDatabase();
  await database.pool.query('drop schema if exists platform cascade');
  expect(await pendingMigrations(database, [{ schema: 'shop', folder: folderWith(SECOND) }])).toBe(
    3,
  );
  const { rows } = await database.pool.query(
    `select to_regnamespace('platform') as ledger, to_regnamespace('shop') as shop`,
  );
  expect(rows).toEqual([{ ledger: null, shop: null }]);
  await database.close();
});
