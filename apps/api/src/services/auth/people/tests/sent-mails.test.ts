import { type Args, auth } from '@kandil/contract';
import * as people from '@kandil/contract/control/auth';
import { mailNote } from '@kandil/contract/internal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schemaOf } from '../../../../platform/database/kysely.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl } from '../../../../testing/staff-app.ts';
import { tidy } from '../../store/tidy.ts';
import type { AuthTables } from '../../store/tables.ts';
import { idOf, open } from './people.fixture.ts';

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const DAY = 86_400_000;
const id = idOf('member');
const note = (part: Partial<Args<typeof mailNote>> = {}) => ({
  id: 'mail-1',
  template: 'verify',
  language: 'en',
  at: new Date(product.now()).toISOString(),
  failure: null,
  accountId: null,
  to: 'member@kandil.test',
  ...part,
});
const rowsOf = async (mailId: string) =>
  (await product.database.pool.query('select * from auth.sent_mail where id = $1', [mailId])).rows;

test('a mail of the product is noted without its address, subject and text', async () => {
  const member = await product.member('member');
  await member.call(auth.forgotPassword, { email: 'member@kandil.test' });
  const { browser } = await control.member('support');
  await open(browser, id);
  const mails = async () => (await browser.call(people.personMails, { id })).data.mails;
  await expect.poll(mails, { timeout: 10_000 }).toContainEqual(
    expect.objectContaining({
      template: 'reset',
      language: 'en',
      outcome: 'SENT',
      failure: null,
    }),
  );
  const { rows } = await product.database.pool.query('select * from auth.sent_mail');
  expect(JSON.stringify(rows)).not.toMatch(/@|password/iv);
  const { data } = await member.call(auth.dataExport, {});
  expect(data['mails']).toContainEqual(expect.objectContaining({ template: 'reset' }));
});

test('failed attempts are one row, and what was sent stays sent', async () => {
  await product.internal(mailNote, note({ failure: 'BUSY' }));
  await product.internal(mailNote, note({ failure: 'UNREACHABLE', at: later(1) }));
  expect(await rowsOf('mail-1')).toMatchObject([{ outcome: 'FAILED', failure: 'UNREACHABLE' }]);
  await product.internal(mailNote, note({ at: later(2) }));
  await product.internal(mailNote, note({ failure: 'BUSY', at: later(3) }));
  expect(await rowsOf('mail-1')).toMatchObject([
    { account_id: id, outcome: 'SENT', failure: null },
  ]);
});

const later = (seconds: number) => new Date(product.now() + seconds * 1000).toISOString();

test('the account is the named one, else that of the address, else none', async () => {
  await product.internal(mailNote, note({ id: 'a', to: 'MEMBER@kandil.test' }));
  await product.internal(mailNote, note({ id: 'b', to: 'new@kandil.test', accountId: id }));
  await product.internal(mailNote, note({ id: 'c', to: 'stranger@kandil.test' }));
  await product.internal(mailNote, note({ id: 'd', accountId: crypto.randomUUID() }));
  const accounts = await Promise.all(['a', 'b', 'c', 'd'].map(rowsOf));
  expect(accounts.map(([row]) => row.account_id)).toEqual([id, id, null, null]);
});

test('they go after 90 days, looks after three years, and all of it with the account', async () => {
  const { pool } = product.database;
  const db = schemaOf<AuthTables>(product.database, 'auth');
  const at = (days: number) => new Date(product.now() - days * DAY).toISOString();
  await product.internal(mailNote, note({ id: 'old', at: at(91) }));
  await product.internal(mailNote, note({ id: 'young', at: at(89) }));
  await pool.query(
    `insert into auth.staff_look (account_id, staff_id, role, at)
     select $1, gen_random_uuid(), 'support', t::timestamptz from unnest($2::text[]) t`,
    [id, [at(1100), at(1000)]],
  );
  await tidy(db, new Date(product.now()), new Date(product.now() - 30 * DAY));
  expect([await rowsOf('old'), (await rowsOf('young')).length]).toEqual([[], 1]);
  const looks = `select count(*)::int as count from auth.staff_look where at < now() - interval '2 days'`;
  expect((await pool.query(looks)).rows).toEqual([{ count: 1 }]);
  await pool.query('delete from auth.accounts where id = $1', [id]);
  expect(await rowsOf('young')).toEqual([]);
  expect((await pool.query(looks)).rows).toEqual([{ count: 0 }]);
});
