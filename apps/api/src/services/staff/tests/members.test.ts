import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { schemaOf } from '../../../platform/database/kysely.ts';
import { openStaffApp, type StaffApp } from '../../../testing/staff-app.ts';
import type { StaffTables } from '../store/tables.ts';
import { runJob } from '../../../testing/jobs.ts';
import { tidyStaff } from '../jobs/jobs.ts';

let product: StaffApp;
let chief: Awaited<ReturnType<StaffApp['member']>>;

beforeAll(async () => {
  product = await openStaffApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  const db = schemaOf<StaffTables>(product.database, 'staff');
  await db.deleteFrom('account').execute();
  await db.deleteFrom('invitation').execute();
  chief = await product.member('administrator', 'chief@station.test');
});

/** The calls and changes of the audit about somebody, oldest first. */
async function entriesOf(id: string) {
  const { data } = await chief.browser.call(staff.audit, { subject: `staff:${id}` });
  return data.entries.map(({ call, changes }) => [call, changes]).toReversed();
}

describe('the staff', () => {
  test('an invitation from the control room; its link works; it can be taken back', async () => {
    const { data } = await chief.browser.call(staff.invite, {
      mail: ' Salim@Station.test ',
      role: 'support',
    });
    const token = data.url.slice(data.url.indexOf('#') + 1);
    expect(data.url).toMatch(/^http:\/\/localhost:3003\/join#[\w-]{43}$/);
    const { data: open } = await chief.browser.call(staff.members, {});
    expect(open.invitations).toMatchObject([{ mail: 'salim@station.test', role: 'support' }]);
    const salim = await product.joined(token, 'Salim');
    expect(salim.mail).toBe('salim@station.test');

    const { data: next } = await chief.browser.call(staff.invite, {
      mail: 'x@y.z',
      role: 'editor',
    });
    const { data: listed } = await chief.browser.call(staff.members, {});
    const id = listed.invitations[0]?.id ?? '';
    await chief.browser.call(staff.invitationRevoke, { id });
    const ended = { token: next.url.slice(next.url.indexOf('#') + 1) };
    expect((await product.browser().call(staff.invitation, ended)).code).toBe('LINK_EXPIRED');
    expect((await chief.browser.call(staff.invitationRevoke, { id })).code).toBe('NOT_FOUND');
  });

  test('who is dismissed is out at once, in the middle of a session, and may be invited again', async () => {
    const elif = await product.member('editor', 'elif@station.test');
    expect((await elif.browser.call(staff.me, {})).data).not.toBeNull();
    const { data } = await chief.browser.call(staff.dismiss, { id: elif.id });
    expect([data.passkeys, data.dismissedAt === null]).toEqual([0, false]);
    expect((await elif.browser.call(staff.signOut, {})).code).toBe('LOGIN_REQUIRED');
    const { data: options } = await elif.browser.call(staff.signInOptions, {});
    const back = await elif.browser.call(staff.signIn, { answer: elif.key.get(options) });
    expect(back.code).toBe('WRONG_CREDENTIALS');
    expect((await chief.browser.call(staff.dismiss, { id: elif.id })).code).toBe('NOT_FOUND');
    const again = await product.member('support', 'elif@station.test');
    expect([again.id, again.role]).toEqual([elif.id, 'support']);
  });

  test('a role that is lowered counts for open sessions', async () => {
    const deputy = await product.member('administrator', 'deputy@station.test');
    expect((await deputy.browser.call(staff.members, {})).code).toBeNull();
    await chief.browser.call(staff.roleSet, { id: deputy.id, role: 'finance' });
    expect((await deputy.browser.call(staff.members, {})).code).toBe('FORBIDDEN');
  });

  test('the last administrator stays, also when two dismiss each other at once', async () => {
    for (const act of [
      chief.browser.call(staff.dismiss, { id: chief.id }),
      chief.browser.call(staff.roleSet, { id: chief.id, role: 'editor' }),
    ])
      expect((await act).code).toBe('LAST_ADMINISTRATOR');
    const deputy = await product.member('administrator', 'deputy@station.test');
    const codes = await Promise.all([
      chief.browser.call(staff.dismiss, { id: deputy.id }),
      deputy.browser.call(staff.dismiss, { id: chief.id }),
    ]);
    expect(codes.filter(({ code }) => code === null)).toHaveLength(1);
  });
});

describe('the audit', () => {
  test('has an entry for every change, with its values, and none for what was refused', async () => {
    const elif = await product.member('editor', 'elif@station.test');
    await chief.browser.call(staff.roleSet, { id: elif.id, role: 'support' });
    await chief.browser.call(staff.roleSet, { id: elif.id, role: 'support' });
    await chief.browser.call(staff.dismiss, { id: elif.id });
    await chief.browser.call(staff.dismiss, { id: elif.id });
    await chief.browser.call(staff.dismiss, { id: chief.id });
    await expect
      .poll(() => entriesOf(elif.id))
      .toEqual([
        ['staff.invite', { role: 'editor' }],
        ['staff.join', { role: 'editor' }],
        ['staff.roleSet', { role: { from: 'editor', to: 'support' } }],
        ['staff.dismiss', { role: 'support' }],
      ]);
    const own = await entriesOf(chief.id);
    expect(own.map(([call]) => call)).toEqual(['staff.invite', 'staff.join']);
  });

  test('says who it was, of what role; a command names nobody', async () => {
    const elif = await product.member('editor', 'elif@station.test');
    await chief.browser.call(staff.roleSet, { id: elif.id, role: 'support' });
    await expect.poll(() => entriesOf(elif.id)).toHaveLength(3);
    const { data } = await chief.browser.call(staff.audit, { subject: `staff:${elif.id}` });
    const who = data.entries.map(({ name, role, staffId }) => [name, role, staffId]);
    expect(who).toEqual([
      ['The administrator', 'administrator', chief.id],
      ['The editor', 'editor', elif.id],
      [null, null, null],
    ]);
  });

  test('a job that runs twice stores one entry, and nothing changes or deletes it', async () => {
    await expect.poll(() => entriesOf(chief.id)).toHaveLength(2);
    const { pool } = product.database;
    const { rows } = await pool.query<{ id: string }>('select id from staff.audit limit 1');
    const id = rows[0]?.id ?? '';
    for (const statement of [
      `update staff.audit set call = 'x' where id = $1`,
      'delete from staff.audit where id = $1',
    ])
      await expect(pool.query(statement, [id])).rejects.toThrow('cannot be changed');
  });

  test('reasons go after a year, their entries stay, and nothing else can be changed', async () => {
    const { pool } = product.database;
    const ages = { young: '11 months', old: '13 months' };
    for (const [id, age] of Object.entries(ages))
      await pool.query(
        `insert into staff.audit (id, at, call, subject, changes, reason, stays_until)
         values ($1, now() - $2::interval, 'test.reason', 'x:2', '{"a": null}', 'Omar called', now() + interval '1 year')`,
        [id, age],
      );
    await expect(
      pool.query(`update staff.audit set reason = null where id = 'young'`),
    ).rejects.toThrow('cannot be changed');
    await expect(
      pool.query(`update staff.audit set reason = null, subject = 'x:3' where id = 'old'`),
    ).rejects.toThrow('cannot be changed');
    await runJob(product, tidyStaff);
    const { data } = await chief.browser.call(staff.audit, { call: 'test.reason' });
    expect(data.entries.map(({ id, reason, subject }) => [id, reason, subject])).toEqual([
      ['young', 'Omar called', 'x:2'],
      ['old', null, 'x:2'],
    ]);
  });

  test('pages by filter, newest first, each entry once', async () => {
    const { pool } = product.database;
    await pool.query(
      `insert into staff.audit (id, at, call, subject, changes, stays_until)
       select 'n' || n, timestamptz '2026-01-01' + (n / 3) * interval '1 second', 'test.page', 'x:1', '{}', now() + interval '1 day'
       from generate_series(1, 120) n`,
    );
    const ids: string[] = [];
    let after: string | undefined;
    do {
      const { data } = await chief.browser.call(staff.audit, {
        call: 'test.page',
        ...(after && { after }),
      });
      ids.push(...data.entries.map(({ id }) => id));
      after = data.next ?? undefined;
    } while (after);
    expect([ids.length, new Set(ids).size, ids[0]]).toEqual([120, 120, 'n120']);
    const from = '2026-01-01T00:00:39.000Z';
    const { data } = await chief.browser.call(staff.audit, { call: 'test.page', from });
    expect(data.entries).toHaveLength(4);
    const wrong = await chief.browser.call(staff.audit, { after: 'nonsense' });
    expect(wrong.code).toBe('INVALID_INPUT');
  });
});
