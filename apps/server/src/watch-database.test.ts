import { ALL_SERVICES } from '@kandil/contract/services';
import { type Stack, startStack } from '@kandil/testkit/stack';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../api/src/platform/database/index.ts';
import { schemaOf } from '../../api/src/platform/database/kysely.ts';
import { silentLog } from '../../api/src/platform/log.ts';
import { type Job, openQueue } from '../../api/src/platform/queue/index.ts';
import { openTestDatabase } from '../../api/src/platform/testing.ts';
import { deleteAccounts } from '../../api/src/services/auth/account/jobs/jobs.ts';
import { recordAudit } from '../../api/src/platform/audit.ts';
import { noteMail } from '../../api/src/platform/mail/noted.ts';
import { rollUpViewings, tidyLeases } from '../../api/src/services/watch/jobs/jobs.ts';

const MIGRATE = resolve(import.meta.dirname, '../../../scripts/migrate.ts');
const PATIENCE = 300_000;

let main: Database;
let hot: Database;
let folder: string;
let env: Record<string, string>;
let stack: Stack;
beforeAll(async () => {
  [main, hot] = await Promise.all([openTestDatabase(), openTestDatabase()]);
  folder = await mkdtemp(join(tmpdir(), 'kandil-two-'));
  env = { DATABASE_URL: main.url, DATABASE_URL_WATCH: hot.url };
}, PATIENCE);
afterAll(async () => {
  await stack?.stop();
  await Promise.all([main.close(), hot.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run migrate`. @returns what it prints, also on failure */
async function migrate(...args: string[]): Promise<string> {
  const options = { env: { ...process.env, ...env, KANDIL_DATA_DIR: join(folder, 'none') } };
  const run = promisify(execFile)(process.execPath, [MIGRATE, ...args], options);
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return stdout + stderr;
}

const rows = async ({ pool }: Database, text: string, values: unknown[] = []) =>
  (await pool.query<Record<string, unknown>>(text, values)).rows;
const schemasOf = async (database: Database) =>
  (await rows(database, "select nspname from pg_namespace where nspname !~ '^(pg_|information_)'"))
    .map(({ nspname }) => String(nspname))
    .toSorted((a, b) => a.localeCompare(b));

test(
  'the migration job makes the tables of watch in the second database alone',
  { timeout: PATIENCE },
  async () => {
    const before = await migrate('--check');
    expect(before).toMatch(/missing: watch 1 to \d+, in DATABASE_URL_WATCH/);
    expect(before).toMatch(/missing: auth 1 to \d+, in DATABASE_URL\n/);
    expect(before).not.toMatch(/missing: watch 1 to \d+, in DATABASE_URL\n/);
    await migrate();
    expect(await migrate('--check')).toBe('Nothing is missing.\n');
    expect(await schemasOf(hot)).toEqual(['platform', 'public', 'queue', 'watch']);
    expect(await schemasOf(main)).not.toContain('watch');
    expect(
      await rows(hot, "select name from queue.queue where name like '%.%' order by name"),
    ).toEqual([
      { name: noteMail.name },
      { name: recordAudit.name },
      { name: rollUpViewings.name },
      { name: tidyLeases.name },
    ]);
  },
);

async function ask(path: string, { token, body }: { token?: string; body?: object } = {}) {
  const response = await fetch(`${stack.url}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'x-platform': 'tv',
      'x-device-id': 'a-device',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // oxlint-disable-next-line typescript/no-explicit-any -- the test reads what it expects
  const { data } = (await response.json()) as { data: any };
  return { status: response.status, data };
}

/** Queues a job as its service does, and waits until the product has run it. */
async function runJob(database: Database, job: Job<object>): Promise<void> {
  const queue = await openQueue({ database, log: silentLog, migrate: false });
  await queue.enqueue(schemaOf(database, 'queue'), job, {});
  await queue.close();
  const open =
    "select 1 from queue.job where name = $1 and state in ('created', 'retry', 'active')";
  await vi.waitFor(async () => expect(await rows(database, open, [job.name])).toEqual([]), {
    timeout: 60_000,
    interval: 50,
  });
}

test(
  'a member watches; jobs of watch run; the deletion of an account reaches both',
  { timeout: PATIENCE },
  async () => {
    stack = await startStack({
      env: { ...env, KANDIL_RUN: [...ALL_SERVICES, 'worker'].join(',') },
    });
    const email = 'member@kandil.test';
    const password = 'kandil-demo';
    const login = await ask('/auth/public/login', { body: { email, password } });
    const token = login.data.accessToken as string;
    const series = await ask('/content/series/findById?code=son-kale');
    const report = (event: string, lastSec: number) =>
      ask('/watch/content-access', {
        token,
        body: {
          videoId: series.data.firstVideoId,
          event,
          lastSec,
          duration: 600,
          eventTime: new Date().toISOString(),
          sessionId: 'a-player-of-the-test',
        },
      });
    expect((await report('START', 0)).data.access).toBe('ALLOWED');
    expect((await report('HEARTBEAT', 120)).status).toBe(200);
    expect((await report('START', 0)).data.playback.startAt).toBe(120);
    const progress = 'select last_sec from watch.progress';
    expect(await rows(hot, progress)).toEqual([{ last_sec: 120 }]);
    const readyz = await fetch(`${stack.url}/readyz`);
    expect(await readyz.json()).toMatchObject({ status: 'ready' });

    await hot.pool.query(
      "insert into watch.ended_viewing (id, ended_at) values (gen_random_uuid(), now() - interval '3 days')",
    );
    await runJob(hot, tidyLeases);
    expect(
      await rows(
        hot,
        "select 1 from watch.ended_viewing where ended_at < now() - interval '2 days'",
      ),
    ).toEqual([]);
    const schedules = 'select name from queue.schedule where name like $1';
    expect(await rows(main, schedules, ['watch.%'])).toEqual([]);
    expect(await rows(hot, `${schedules} order by name`, ['watch.%'])).toEqual([
      { name: rollUpViewings.name },
      { name: tidyLeases.name },
    ]);

    const asked = await ask('/auth/auth/account-delete', { token, body: { password } });
    expect(asked.status).toBe(200);
    await main.pool.query(
      "update auth.accounts set delete_at = now() - interval '1 day' where email_key = $1",
      [email],
    );
    await runJob(main, deleteAccounts);
    await vi.waitFor(async () => expect(await rows(hot, progress)).toEqual([]), {
      timeout: 60_000,
      interval: 50,
    });
  },
);
