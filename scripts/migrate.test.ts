import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@kandil/testkit/ports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../apps/api/src/platform/database/index.ts';
import { describeSchema } from '../apps/api/src/platform/database/migrations/index.ts';
import { openTestDatabase } from '../apps/api/src/platform/testing.ts';
import { rounds } from '../apps/api/src/testing/rounds.ts';

/** Starts of the command on a busy machine. */
const PATIENCE = 3_600_000;
const KILLS = rounds({ usual: 3, long: 20 });
const SCRIPT = join(import.meta.dirname, 'migrate.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kandil-migrate-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the command, and kills it so many lines and milliseconds after its start. */
async function run(url: string, args: string[] = [], kill?: { lines: number; later: number }) {
  const child = spawn(process.execPath, [SCRIPT, ...args], {
    env: { ...process.env, DATABASE_URL: url, KANDIL_DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += chunk));
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (lines.length === kill?.lines) setTimeout(() => child.kill('SIGKILL'), kill.later);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return {
    code,
    lines,
    migrated: lines.filter((line) => line.includes('migrated ')).length,
    errors,
  };
}

/** Two of them, which begin when both wait for the lock. */
async function atOnce({ pool, url }: Database) {
  const holder = await pool.connect();
  await holder.query('select pg_advisory_lock(5730001)');
  const both = [run(url), run(url)];
  const isWaiting = async () => {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where application_name = 'kandil migrations' and query like '%try_advisory%'`,
    );
    return rows.length === 2;
  };
  await vi.waitUntil(isWaiting, { timeout: 120_000, interval: 20 });
  holder.release(true); // ends the connection, and with it the lock
  return Promise.all(both);
}

/** How many migrations were applied. */
async function ledgerOf({ pool }: Database): Promise<number> {
  const { rows } = await pool.query('select from platform.migrations');
  return rows.length;
}

/** All tables, so that two databases can be compared. */
async function shapeOf({ pool }: Database): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ schema: string }>(
    'select distinct schema from platform.migrations',
  );
  const schemas = [...rows.map(({ schema }) => schema), 'queue'].toSorted();
  const shapes = schemas.map(async (schema) => [schema, await describeSchema(pool, schema)]);
  return Object.fromEntries(await Promise.all(shapes)) as Record<string, string>;
}

test(
  'killed at random moments, then run by two at once: the same tables, each migration once',
  { timeout: PATIENCE },
  async () => {
    const expected = await openTestDatabase({ from: 'migrated' });
    const shape = await shapeOf(expected);
    const count = await ledgerOf(expected);
    await expected.close();
    const database = await openTestDatabase();
    const before = await run(database.url, ['--check']);
    expect(before).toMatchObject({ code: 1 });
    expect(before.errors).toMatch(/missing: content 1 to \d+/);
    const moments: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const moment = {
        lines: randomInt(1, Math.ceil(1 + count / 2 / KILLS)),
        later: randomInt(20),
      };
      moments.push(`${moment.lines} lines + ${moment.later} ms`);
      await run(database.url, [], moment);
    }
    console.log(`killed after ${moments.join('; ')}`);
    const applied = await ledgerOf(database);
    const both = await atOnce(database);
    expect(both.map(({ code, errors }) => `${code} ${errors}`)).toEqual(['0 ', '0 ']);
    expect(both.map(({ migrated }) => migrated).toSorted((a, b) => a - b)).toEqual([
      0,
      count - applied,
    ]);
    expect(await shapeOf(database), `killed after ${moments.join('; ')}`).toEqual(shape);
    expect(await ledgerOf(database)).toBe(count);
    const check = await run(database.url, ['--check']);
    expect(check).toMatchObject({ code: 0, lines: ['Nothing is missing.'], errors: '' });
    await database.close();
  },
);

test(
  'says in one sentence why it cannot run, without the password',
  { timeout: PATIENCE },
  async () => {
    const [port] = await freePorts(1);
    const url = `postgresql://kandil:secret-word@127.0.0.1:${port}/kandil`;
    for (const args of [[], ['--check']]) {
      const { code, errors } = await run(url, args);
      expect(code).toBe(1);
      expect(errors).toMatch(/^The database .* cannot be used: nothing answers there.*\n$/);
      expect(errors).not.toContain('secret-word');
    }
    const wrong = await run(url, ['sync']);
    expect(wrong).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Usage: npm run migrate/),
    });
    const none = await run('', ['--check']);
    expect(none).toMatchObject({ code: 1, errors: expect.stringContaining('has no database yet') });
  },
);
