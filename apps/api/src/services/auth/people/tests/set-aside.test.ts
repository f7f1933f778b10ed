import { auth } from '@kandil/contract';
import * as acts from '@kandil/contract/control/account-acts';
import * as people from '@kandil/contract/control/auth';
import { accountsSetAside, mailReader } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEMO_PASSWORD as password } from '../../../../demo/accounts.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';
import { schemaOf } from '../../../../platform/database/kysely.ts';
import { dueForgetting, unwarned } from '../../account/store/access-ends.ts';
import { beginDeletion, dueDeletions } from '../../account/store/deletion.ts';
import type { AuthTables } from '../../store/tables.ts';
import { codesOf, mailed, mailOf, REASON as reason } from './acts.fixture.ts';
import { entriesOf, idOf, open } from './people.fixture.ts';

const DAY = 86_400_000;
let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let support: StaffBrowser;
let chief: StaffBrowser;
const id = idOf('member');
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
  support = await confirmed('support');
  chief = await confirmed('administrator');
});
afterAll(async () => {
  await control.close();
  await product.close();
});
beforeEach(async () => {
  await sql('delete from auth.set_aside');
  await sql('update auth.accounts set delete_at = null, disabled_at = null where id = $1', [id]);
  await Promise.all([open(support, id), open(chief, id)]);
});

async function confirmed(role: 'support' | 'administrator'): Promise<StaffBrowser> {
  const { browser, key } = await control.member(role);
  const { data: options } = await browser.call(staff.confirmOptions, {});
  await browser.call(staff.confirm, { answer: key.get(options) });
  return browser;
}
const sql = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await product.database.pool.query<Row>(text, values)).rows;
const setAside = (by = chief) => by.call(acts.personSetAside, { id, reason });
const lift = () => chief.call(acts.personSetAsideLift, { id, reason });
const shown = async (by: StaffBrowser) => (await by.call(people.person, { id })).data;
const deletion = { id, reason };
const liftsAt = async () =>
  (await sql<{ lifts_at: Date | null }>('select lifts_at from auth.set_aside'))[0]?.lifts_at;
const db = () => schemaOf<AuthTables>(product.database, 'auth');

test('data are set aside once, and from then on only administrators open the account', async () => {
  expect((await lift()).code).toBe('NOTHING_TO_DO');
  expect(codesOf(await Promise.all([setAside(), setAside()]))).toEqual([null, 'NOTHING_TO_DO']);
  expect(await shown(support)).toMatchObject({
    opened: null,
    setAside: { reason, liftsAt: null },
  });
  expect((await open(support, id)).code).toBe('FORBIDDEN');
  expect((await support.call(people.personDevices, { id })).code).toBe('REASON_REQUIRED');
  expect((await support.call(acts.personBlock, { ...deletion, cause: 'TERMS' })).code).toBe(
    'REASON_REQUIRED',
  );
  expect((await open(chief, id)).code).toBeNull();
  expect((await shown(chief)).opened).not.toBeNull();
  const mail = await mailed(product, 'member', 'set your data aside');
  expect(mail).toContain('seven days');
  expect(mail).not.toContain(reason);
  expect(await entriesOf(product, 'auth.personSetAside')).toMatchObject([
    { subject: `account:${id}`, changes: { setAside: null }, reason },
  ]);
});

test('nothing is sent, warned, deleted or counted for recommendations; the member signs in and exports', async () => {
  const profiles = await sql<{ id: number }>(
    "select id from auth.profiles where account_id = $1 and kind = 'ADULT'",
    [id],
  );
  const [{ id: profileId } = { id: 0 }] = profiles;
  const reader = () => product.internal(mailReader, { userId: id, profileId });
  expect(await reader()).not.toBeNull();
  await sql(
    `insert into auth.access_end (account_id, own_until, shares) values ($1, $2, false)
     on conflict (account_id) do update set own_until = $2, in_family = false, family_until = null, warned_until = null`,
    [id, new Date(product.now() - 400 * DAY)],
  );
  const now = new Date(product.now());
  const warned = async () =>
    (await unwarned(db(), { before: now, now }, 50)).map(({ account_id: account }) => account);
  expect(await warned()).toContain(id);
  expect((await setAside(support)).code).toBeNull();
  expect(await reader()).toBeNull();
  expect(await warned()).not.toContain(id);
  await sql(
    'update auth.access_end set warned_until = until, delete_at = $2 where account_id = $1',
    [id, new Date(product.now() - DAY)],
  );
  expect(await dueForgetting(db(), now)).not.toContain(id);
  const aside = await product.internal(accountsSetAside, {});
  expect(aside.accountIds).toEqual([id]);
  expect(aside.profileIds).toContain(profileId);

  const member = await product.member('member');
  const file = (await member.call(auth.dataExport, {})).data as { setAside: object };
  expect(file.setAside).toMatchObject({ since: expect.any(String), liftsAt: null });
  await sql('delete from auth.set_aside');
  expect(await dueForgetting(db(), now)).toContain(id);
  await sql('delete from auth.access_end where account_id = $1', [id]);
});

test('a deletion that was asked for is taken back, and staff cannot ask for one', async () => {
  expect((await chief.call(acts.personDeletionBegin, deletion)).code).toBeNull();
  await setAside();
  await mailed(product, 'member', 'will not be deleted');
  expect((await shown(chief)).opened?.deletionAt).toBeNull();
  expect((await chief.call(acts.personDeletionBegin, deletion)).code).toBe('NOTHING_TO_DO');
  // Even if a day were there.
  const past = new Date(product.now() - DAY);
  await sql('update auth.accounts set delete_at = $2 where id = $1', [id, past]);
  expect(await dueDeletions(db(), new Date(product.now()))).not.toContain(id);
  expect(await beginDeletion(db(), id, new Date(product.now()))).toBeUndefined();
});

test('the member can ask for the deletion, which ends it on that day, and take that back', async () => {
  await setAside();
  const member = await product.member('member');
  const { data } = await member.call(auth.accountDelete, { password });
  expect((await liftsAt())?.toISOString()).toBe(data.deletionAt);
  expect((await member.call(auth.accountKeep, {})).status).toBe(200);
  expect(await liftsAt()).toBeNull();
  expect((await shown(chief)).setAside).not.toBeNull();
});

test('staff take the deletion back that the member asked for: no end comes without its mail', async () => {
  await setAside();
  const member = await product.member('member');
  expect((await member.call(auth.accountDelete, { password })).status).toBe(200);
  expect(await liftsAt()).not.toBeNull();
  expect((await chief.call(acts.personDeletionStop, deletion)).code).toBeNull();
  expect([await liftsAt(), (await shown(chief)).opened?.deletionAt]).toEqual([null, null]);
});

test('who was warned before it is warned again after its end, unless everything is deleted', async () => {
  const now = product.now();
  const past = new Date(now - DAY);
  const due = async (at: number) => ({
    warned: (await unwarned(db(), { before: past, now: new Date(at) }, 50)).some(isMember),
    deleted: (await dueForgetting(db(), new Date(at))).includes(id),
  });
  const isMember = ({ account_id: account }: { account_id: string }) => account === id;
  for (const isDeleted of [false, true]) {
    await sql('delete from auth.set_aside');
    await sql('delete from auth.access_end where account_id = $1', [id]);
    await sql(
      `insert into auth.access_end (account_id, own_until, shares, warned_until, delete_at, deleted_until)
       values ($1, $2, false, $2, $3, $4)`,
      [id, new Date(now - 400 * DAY), past, isDeleted ? new Date(now - 400 * DAY) : null],
    );
    expect(await due(now)).toEqual({ warned: false, deleted: !isDeleted });
    await setAside();
    expect(await due(now)).toEqual({ warned: false, deleted: false });
    expect((await lift()).code).toBeNull();
    expect(await due(now + 6 * DAY)).toEqual({ warned: false, deleted: false });
    expect(await due(now + 8 * DAY)).toEqual({ warned: !isDeleted, deleted: false });
  }
  await sql('delete from auth.access_end where account_id = $1', [id]);
});

test('its end is mailed seven days before, can be taken back, and comes', async () => {
  await setAside();
  await sql("update auth.accounts set language = 'es' where id = $1", [id]);
  expect(codesOf(await Promise.all([lift(), lift()]))).toEqual([null, 'NOTHING_TO_DO']);
  const mail = await mailed(product, 'member', 'Volveremos a usar tus datos');
  expect(mail).toContain('support@kandil.test');
  const ahead = ((await liftsAt())?.getTime() ?? 0) - product.now();
  expect([ahead > 6.9 * DAY, ahead <= 7 * DAY]).toEqual([true, true]);
  expect((await open(support, id)).code).toBe('FORBIDDEN');
  expect((await setAside()).code).toBeNull();
  expect(await liftsAt()).toBeNull();
  await lift();
  await sql('update auth.set_aside set lifts_at = $1', [new Date(product.now() - 1000)]);
  expect((await shown(chief)).setAside).toBeNull();
  expect((await open(support, id)).code).toBeNull();
  expect(mailOf('member')).not.toBe('');
});
