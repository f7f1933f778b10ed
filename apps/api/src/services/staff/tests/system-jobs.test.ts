import pg from 'pg';
import * as staff from '@kandil/contract/staff';
import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../../platform/log.ts';
import { defineJob, handle, openQueue, type Queue } from '../../../platform/queue/index.ts';
import { openTestDatabase } from '../../../platform/testing.ts';
import type { Store } from '../../../platform/store.ts';
import { putAside } from '../../../testing/put-aside.ts';
import { openStaffApp, type StaffApp, type StaffBrowser } from '../../../testing/staff-app.ts';

const ADDRESS = 'sara.ahmadi@example.org';
const REFUSED = `550 5.1.1 <${ADDRESS}>: Recipient address rejected, call +49 170 1234567`;
const SEND = defineJob('auth.send-code', z.object({}));
const TIDY = 'staff.tidy';

let watch: { database: Awaited<ReturnType<typeof openTestDatabase>>; queue: Queue };
let product: StaffApp;
let chief: StaffBrowser;
beforeAll(async () => {
  const database = await openTestDatabase({ from: 'migrated' });
  const queue = await openQueue({ database, log: silentLog });
  await queue.declare([SEND]);
  watch = { database, queue };
  product = await openStaffApp({ otherStores: new Map([['watch', watch]]) });
  await product.queue.declare([SEND]);
  chief = (await product.member('administrator')).browser;
});
afterAll(async () => {
  await product.close();
  await watch.queue.close();
  await watch.database.close();
});
beforeEach(async () => {
  for (const { pool } of [product.database, watch.database])
    await pool.query(`delete from queue.job where name in ('dead-letter', $1)`, [SEND.name]);
});

const jobsOf = async (name: 'main' | 'watch') => {
  const { data } = await chief.call(staff.systemJobs, {});
  return { ...data.stores.find(({ store }) => store === name)?.jobs, problems: data.problems };
};
const waiting = async (store: Pick<Store, 'database'>) => {
  const { rows } = await store.database.pool.query<{ count: number }>(
    `select count(*)::int as count from queue.job where name = $1 and state = 'created'`,
    [SEND.name],
  );
  return rows[0]?.count;
};
const entriesOf = async (call: string) => (await chief.call(staff.audit, { call })).data.entries;

test('a job that failed for good is shown with its reason, without the address in it', async () => {
  const id = await putAside(product.database.pool, SEND.name, REFUSED);
  const { failed, kinds, problems } = await jobsOf('main');
  expect(failed).toMatchObject([{ id, job: SEND.name, attempts: 12 }]);
  expect(failed?.[0]?.reason).toContain('Recipient address rejected');
  expect(kinds).toMatchObject([{ job: SEND.name, count: 1 }]);
  const text = JSON.stringify({ failed, kinds });
  expect(text).not.toContain('sara');
  expect(text).not.toContain('1234567');
  expect(problems).toMatchObject([{ kind: 'JOBS_ASIDE', count: 1 }]);
});

test('a failing job is shown while it is retried, and what is due for long is named', async () => {
  await product.database.pool.query(
    `insert into queue.job (name, data, state, start_after, output) values
       ($1, '{}', 'retry', now() + interval '1 hour', jsonb_build_object('message', $2::text)),
       ($1, '{}', 'created', now() - interval '6 minutes', null),
       ('__pgboss__send-it', '{}', 'created', now(), null)`,
    [SEND.name, REFUSED],
  );
  const { queues, problems } = await jobsOf('main');
  expect(queues).toMatchObject([{ job: SEND.name, waiting: 1, running: 0, retrying: 1 }]);
  expect(queues?.[0]?.reason).toContain('[e-mail]');
  expect(problems).toMatchObject([{ kind: 'QUEUE_OLD', subject: SEND.name }]);
});

test('one is retried, the others stay; a slower second person finds nothing to do', async () => {
  const { pool } = product.database;
  const id = await putAside(pool, SEND.name, 'no answer');
  await putAside(pool, SEND.name, 'no answer');
  const one = { store: 'main', job: SEND.name, id } as const;
  const press = () => chief.call(staff.jobsRetry, one);
  const answers = await Promise.all([press(), press()]);
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['NOTHING_TO_DO', null]));
  expect((await press()).code).toBe('NOTHING_TO_DO');
  expect(await waiting(product)).toBe(1);
  expect((await jobsOf('main')).failed).toHaveLength(1);
  const dropped = await chief.call(staff.jobDrop, { ...one, reason: 'sent by hand' });
  expect(dropped.code).toBe('NOTHING_TO_DO');
  await expect
    .poll(() => entriesOf('staff.jobsRetry'))
    .toMatchObject([{ subject: `job:${SEND.name}`, changes: { store: 'main', count: 1, id } }]);
});

test('all of a name are retried in the database in which they are', async () => {
  const { pool } = watch.database;
  for (const _ of [1, 2, 3]) await putAside(pool, SEND.name, 'no answer');
  await putAside(product.database.pool, SEND.name, 'no answer');
  const { data } = await chief.call(staff.jobsRetry, { store: 'watch', job: SEND.name, id: null });
  expect(data).toEqual({ count: 3 });
  expect(await waiting(watch)).toBe(3);
  expect((await jobsOf('main')).failed).toHaveLength(1);
  // The entry waits in the queue of that database: it exists if and only if the jobs run again.
  const { rows } = await pool.query(`select data from queue.job where name = 'staff.record-audit'`);
  expect(rows).toMatchObject([{ data: { call: 'staff.jobsRetry', changes: { count: 3 } } }]);
});

test('one is dropped with a reason, once', async () => {
  const id = await putAside(product.database.pool, TIDY, 'no answer');
  const input = { store: 'main', job: TIDY, id } as const;
  expect((await chief.call(staff.jobDrop, { ...input, reason: ' ' })).code).toBe('INVALID_INPUT');
  const press = () => chief.call(staff.jobDrop, { ...input, reason: 'no longer matters' });
  const answers = await Promise.all([press(), press()]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  expect((await jobsOf('main')).failed).toEqual([]);
  await expect
    .poll(() => entriesOf('staff.jobDrop'))
    .toMatchObject([{ reason: 'no longer matters', changes: { id } }]);
});

test('a name that no queue can have is refused as input', async () => {
  const strange = { store: 'main', job: "'; drop --", id: null } as const;
  expect((await chief.call(staff.jobsRetry, strange)).code).toBe('INVALID_INPUT');
  const unknown = { ...strange, job: 'staff.no-such-job' };
  expect((await chief.call(staff.jobsRetry, unknown)).code).toBe('NOTHING_TO_DO');
});

test('both ask for the passkey again', async () => {
  const { browser } = await product.member('administrator', 'second@station.test');
  product.advance(6 * 60_000);
  const id = await putAside(product.database.pool, SEND.name, 'no answer');
  const input = { store: 'main', job: SEND.name, id } as const;
  const reason = 'no longer matters';
  expect((await browser.call(staff.jobsRetry, input)).code).toBe('CONFIRM_REQUIRED');
  expect((await browser.call(staff.jobDrop, { ...input, reason })).code).toBe('CONFIRM_REQUIRED');
  expect((await jobsOf('main')).failed).toHaveLength(1);
});

test('only administrators see them, and act on them', async () => {
  const id = await putAside(product.database.pool, SEND.name, 'no answer');
  const input = { store: 'main', job: SEND.name, id } as const;
  const reason = 'no longer matters';
  for (const role of ['support', 'finance', 'editor', 'scheduler'] as const) {
    const { browser } = await product.member(role);
    const codes = [
      await browser.call(staff.systemJobs, {}),
      await browser.call(staff.jobsRetry, input),
      await browser.call(staff.jobDrop, { ...input, reason }),
    ].map(({ code }) => code);
    expect(codes, role).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  }
  expect((await jobsOf('main')).failed).toHaveLength(1);
});

test('a database that does not answer costs its own part', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://127.0.0.1:1/nothing' });
  const away = { database: { ...watch.database, pool }, queue: watch.queue };
  const other = await openStaffApp({ otherStores: new Map([['watch', away]]) });
  const { browser } = await other.member('administrator');
  const { data } = await browser.call(staff.systemJobs, {});
  expect(data.stores).toMatchObject([
    { store: 'main', jobs: { failed: [] } },
    { store: 'watch', jobs: null },
  ]);
  expect(data.problems).toMatchObject([{ kind: 'STORE_AWAY', subject: 'watch' }]);
  const input = { store: 'watch', job: SEND.name, id: null } as const;
  expect((await browser.call(staff.jobsRetry, input)).code).toBe('UNAVAILABLE');
  const { data: storage } = await browser.call(staff.systemStorage, {});
  expect(storage.databases).toMatchObject([{ store: 'main' }, { store: 'watch', bytes: null }]);
  await other.close();
});

test('a job that really fails is put aside, retried, and gone', async () => {
  const database = await openTestDatabase({ from: 'migrated' });
  const queue = await openQueue({ database, log: silentLog, retryDelay: 0, retryPoll: 0.1 });
  let isUp = false;
  const send = handle(SEND, async () => {
    if (!isUp) throw new Error(REFUSED);
  });
  await queue.start([send], { work: true });
  await database.pool.query(`update queue.queue set retry_limit = 1 where name = $1`, [SEND.name]);
  await database.pool.query(
    `insert into queue.job (name, data, retry_limit, dead_letter) values ($1, '{}', 0, 'dead-letter')`,
    [SEND.name],
  );
  const other = await openStaffApp({ otherStores: new Map([['watch', { database, queue }]]) });
  const { browser } = await other.member('administrator');
  const failed = async () => {
    const { data } = await browser.call(staff.systemJobs, {});
    return data.stores[1]?.jobs?.failed ?? [];
  };
  await expect.poll(failed, { timeout: 20_000 }).toMatchObject([{ job: SEND.name, attempts: 1 }]);
  isUp = true;
  await browser.call(staff.jobsRetry, { store: 'watch', job: SEND.name, id: null });
  await expect.poll(failed).toEqual([]);
  const done = `select 1 from queue.job where name = $1 and state = 'completed'`;
  const ended = async () => (await database.pool.query(done, [SEND.name])).rowCount;
  await expect.poll(ended, { timeout: 20_000 }).toBe(1);
  await other.close();
  await queue.close();
  await database.close();
}, 60_000);
