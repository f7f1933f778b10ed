import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPgliteTestDatabase } from '../../testing.ts';
import { isUnavailable } from '../faults.ts';
import type { Database } from '../index.ts';

let database: Database;
let first: pg.Client;
let second: pg.Client;

async function connect(options: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, ...options });
  client.on('error', () => {});
  await client.connect();
  return client;
}

beforeAll(async () => {
  database = await openPgliteTestDatabase();
  await database.pool.query('create table note (text text not null)');
});
beforeEach(async () => {
  await database.pool.query('truncate note');
  [first, second] = await Promise.all([connect(), connect()]);
});
afterEach(() => Promise.all([first.end(), second.end()]));
afterAll(() => database.close());

const notes = async (client: pg.Client | pg.Pool = database.pool) =>
  (await client.query<{ text: string }>('select text from note')).rows.map(({ text }) => text);
const catchError = (work: Promise<unknown>) => work.then(String, (error: unknown) => error);

it('a statement waits until the transaction of another has ended', async () => {
  await first.query('begin');
  const order: string[] = [];
  const reading = notes(second).then((found) => order.push(`read ${found.length}`));
  await first.query('insert into note values ($1)', ['one']);
  await first.query('select pg_sleep(0.05)');
  order.push('commit');
  await first.query('commit');
  await reading;
  expect(order).toEqual(['commit', 'read 1']);
});

it('a failed transaction stays its own until it is rolled back', async () => {
  await first.query('begin');
  await first.query(`insert into note values ('lost')`);
  await expect(first.query('selec')).rejects.toThrow('syntax error');
  const reading = notes(second);
  await expect(first.query('select 1')).rejects.toMatchObject({ code: '25P02' });
  await first.query('commit');
  expect(await reading).toEqual([]);
});

it('what a client killed inside a transaction had begun is rolled back', async () => {
  const program = `
    import pg from 'pg';
    const client = new pg.Client(${JSON.stringify(database.url)});
    await client.connect();
    await client.query('begin');
    await client.query("insert into note values ('half')");
    console.log('begun');
    setInterval(() => {}, 1_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  const reading = notes(second);
  child.kill('SIGKILL');
  expect(await reading).toEqual([]);
});

it('a client that says goodbye inside a transaction is rolled back as well', async () => {
  const third = await connect();
  await third.query('begin');
  await third.query(`insert into note values ('half')`);
  await third.end();
  expect(await notes(second)).toEqual([]);
});

it('a transaction that stands still is ended, and its client is told why', async () => {
  const idle = await connect({ idle_in_transaction_session_timeout: 2000 });
  const told = once(idle, 'error');
  await idle.query('begin');
  await idle.query(`insert into note values ('stuck')`);
  const reading = notes(second);
  expect(await told).toMatchObject([{ code: '25P03', severity: 'FATAL' }]);
  expect(await reading).toEqual([]);
  expect(isUnavailable(await catchError(idle.query('select 1')))).toBe(true);
});

it('who waited for longer than a statement may take is told so, and goes on later', async () => {
  const patient = await connect({ statement_timeout: 1500 });
  await first.query('begin');
  const simple = await catchError(patient.query('select 1'));
  const extended = await catchError(patient.query('select $1::int', [1]));
  for (const error of [simple, extended]) {
    expect(error).toMatchObject({ code: '57014' });
    expect(isUnavailable(error)).toBe(true);
  }
  await first.query('commit');
  expect((await patient.query('select $1::int as n', [1])).rows).toEqual([{ n: 1 }]);
  await patient.end();
});

it('prepared statements of one name are told apart, and end with their connection', async () => {
  const named = (text: string) => ({ name: 'same', text, values: [1] });
  const third = await connect();
  for (let round = 0; round < 2; round += 1) {
    expect((await first.query(named('select $1::int + 1 as n'))).rows).toEqual([{ n: 2 }]);
    expect((await third.query(named('select $1::int + 2 as m'))).rows).toEqual([{ m: 3 }]);
  }
  const count = async () =>
    (await second.query('select count(*)::int as n from pg_prepared_statements')).rows[0]?.n;
  expect(await count()).toBe(2);
  await third.end();
  await first.end();
  expect(await count()).toBe(0);
});

it('settings follow their connection, and never reach another', async () => {
  const path = async (client: pg.Client) =>
    (await client.query('show search_path')).rows[0]?.search_path;
  await first.query(`set search_path to "a'b", public`);
  await second.query(`select set_config('search_path', 'pg_catalog', false)`);
  expect(await path(first)).toBe(`"a'b", public`);
  expect(await path(second)).toBe('pg_catalog');
  await first.query(`begin; set local search_path to here; commit`);
  expect(await path(first)).toBe(`"a'b", public`);
  await first.query('reset search_path');
  expect(await path(first)).toBe('public');
  const third = await connect();
  expect(await path(third)).toBe('public');
  await third.end();
});

it('COPY FROM STDIN is refused and harms nobody', async () => {
  const before = database.serverPid();
  await expect(first.query('copy note from stdin')).rejects.toThrow('PGlite takes no COPY');
  await expect(
    first.query({ text: 'copy note from stdin', queryMode: 'extended' } as pg.QueryConfig),
  ).rejects.toThrow('PGlite takes no COPY');
  expect((await first.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  expect(database.serverPid()).toBe(before);
});

it('a large value goes in and comes out whole', async () => {
  const large = 'é'.repeat(3_000_000);
  await first.query('insert into note values ($1)', [large]);
  expect((await notes(second))[0] === large).toBe(true);
});
