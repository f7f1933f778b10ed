import { signUpNumbers } from '@kandil/contract/control/numbers-auth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runJob } from '../../../testing/jobs.ts';
import { openProductApp } from '../../../testing/product-app.ts';
import { openControl } from '../../../testing/staff-app.ts';
import { countSignUps } from '../jobs/jobs.ts';

const app = await openProductApp();
const room = await openControl(app);
let editor: Awaited<ReturnType<typeof room.member>>;
beforeAll(async () => {
  editor = await room.member('editor');
});
afterAll(async () => {
  await room.close();
  await app.close();
});

const query = async (text: string, values: unknown[] = []) =>
  (await app.database.pool.query(text, values)).rows;
const HOUR = 3_600_000;
const hourAgo = (hours: number, minute = 0) =>
  new Date(Math.floor(app.now() / HOUR - hours) * HOUR + minute * 60_000);

beforeEach(() => query('truncate auth.numbers_hour; delete from auth.accounts'));

/** Accounts that were confirmed at a moment; null: not yet. */
async function signedUp(count: number, at: Date | null): Promise<void> {
  await query(
    `insert into auth.accounts (id, full_name, language, channel, created_at, confirmed_at)
     select gen_random_uuid(), 'Somebody', 'en', 'WEB', now(), $2 from generate_series(1, $1)`,
    [count, at],
  );
}
const count = () => runJob(app, countSignUps);
const rows = () => query('select * from auth.numbers_hour order by hour');
const read = async () => (await editor.browser.call(signUpNumbers, { range: 'DAYS_7' })).data;

test('counts confirmed accounts by hour; twice and late give the same rows', async () => {
  await signedUp(6, hourAgo(30, 5));
  await signedUp(7, hourAgo(2, 59));
  await signedUp(9, null);
  await signedUp(9, hourAgo(0));
  await count();
  const once = await rows();
  expect(once).toHaveLength(30);
  expect(once.filter((row) => row.sign_ups > 0)).toEqual([
    { hour: hourAgo(30), sign_ups: 6 },
    { hour: hourAgo(2), sign_ups: 7 },
  ]);
  await count();
  expect(await rows()).toEqual(once);
  await query('truncate auth.numbers_hour');
  await count();
  expect(await rows()).toEqual(once);
  expect((await read()).counted?.signUps.total).toEqual({ now: 13, before: null });
});

test('a late one is counted, and a deleted account stays counted', async () => {
  await signedUp(6, hourAgo(30));
  await count();
  await signedUp(2, hourAgo(30, 50));
  await count();
  expect((await rows())[0]).toEqual({ hour: hourAgo(30), sign_ups: 8 });
  await query('delete from auth.accounts');
  await count();
  expect((await rows())[0]).toEqual({ hour: hourAgo(30), sign_ups: 8 });
});

test('no account before the first run: one hour with nothing, and then hours that follow', async () => {
  expect((await read()).counted).toBeNull();
  await count();
  expect(await rows()).toEqual([{ hour: hourAgo(1), sign_ups: 0 }]);
  expect((await read()).counted?.signUps.total.now).toBe(0);
});

test('under five are hidden', async () => {
  await signedUp(4, hourAgo(1));
  await count();
  expect((await read()).counted?.signUps.total.now).toBeNull();
});

test('read from sums alone, and not by support', async () => {
  await signedUp(5, hourAgo(1));
  await count();
  await query('alter table auth.accounts rename to accounts_away');
  try {
    expect((await read()).counted?.signUps.total.now).toBe(5);
  } finally {
    await query('alter table auth.accounts_away rename to accounts');
  }
  const { browser } = await room.member('support');
  expect((await browser.call(signUpNumbers, { range: 'TODAY' })).code).toBe('FORBIDDEN');
});
