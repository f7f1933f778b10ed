import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePorts } from '@kandil/testkit/ports';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const migrated = lines.filter((line) => line.includes('migrated '));
  return {
    code,
    lines,
    migrated: migrated.map((line) => line.replace(/^.*migrated /, '')),
    errors,
  };
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
    const { rows } = await expected.pool.query<{ count: number }>(
      'select count(*)::int from platform.migrations',
    );
    const count = rows[0]?.count ?? 0;
    await expected.close();
    const database = await openTestDatabase();
    const before = await run(database.url, ['--check']);
    expect(before).toMatchObject({ code: 1 });
    expect(before.errors).toMatch(/missing: content 1 to \d+/);
    const moments: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const moment = { lines: randomInt(1, Math.ceil(count / KILLS)), later: randomInt(30) };
      moments.push(`${moment.lines} lines + ${moment.later} ms`);
      await run(database.url, [], moment);
    }
    console.log(`killed after ${moments.join('; ')}`);
    const both = await Promise.all([run(database.url), run(database.url)]);
    expect(both.map(({ code, errors }) => ({ code, errors }))).toEqual(
      Array.from({ length: 2 }, () => ({ code: 0, errors: '' })),
    );
    const migrated = both.flatMap((each) => each.migrated);
    expect(new Set(migrated).size, 'each migration by one of them').toBe(migrated.length);
    expect(await shapeOf(database), `killed after ${moments.join('; ')}`).toEqual(shape);
    const ledger = await database.pool.query('select schema, number from platform.migrations');
    expect(ledger.rows).toHaveLength(count);
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
