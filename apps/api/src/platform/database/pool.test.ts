import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '../log.ts';
import type { Database } from './index.ts';
import { openPool } from './pool.ts';
import { openOwnServer } from '../testing.ts';

let database: Database;
beforeAll(async () => {
  database = await openOwnServer();
});
afterAll(() => database.close());

/** A pool with one idle connection, which the server ends as it does at its own end; `first` happens before that. */
async function endedByServer(first: (end: () => Promise<void>) => Promise<void>) {
  const warn = vi.spyOn(silentLog, 'warn');
  const pool = openPool({ url: database.url, log: silentLog, max: 1 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const closed = new Promise<void>((done) => client.once('end', done));
  client.release();
  process.kill(pid, 'SIGSTOP');
  try {
    await first(() => pool.end());
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
  } finally {
    process.kill(pid, 'SIGCONT');
  }
  await closed;
  if (!pool.ending) await pool.end();
  return warn.mock.calls.map(([, message]) => message);
}

test('a connection that the server ends is reported', async () => {
  expect(await endedByServer(async () => undefined)).toEqual(['a database connection was lost']);
});

test('one that the server ends while the pool ends is not', async () => {
  expect(await endedByServer((end) => end())).toEqual([]);
});
