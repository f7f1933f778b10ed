import { auth } from '@kandil/contract';
import * as acts from '@kandil/contract/control/account-acts';
import * as people from '@kandil/contract/control/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';
import { codesOf, mailed, mailOf, REASON as reason } from './acts.fixture.ts';
import { entriesOf, idOf, open } from './people.fixture.ts';

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let support: StaffBrowser;
const id = idOf('member');
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
  support = (await control.member('support')).browser;
  await open(support, id);
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const queued = (name: string) =>
  product.database.pool.query('select 1 from queue.job where name = $1', [name]);

test('every act asks for an opened account, and a reason that says something', async () => {
  const other = (await control.member('support', 'other@station.test')).browser;
  const deviceId = 'd';
  const refusals = async (browser: StaffBrowser, args: { id: string; reason: string }) => [
    (await browser.call(acts.personSessionsEnd, args)).code,
    (await browser.call(acts.personDeviceRemove, { ...args, deviceId })).code,
    (await browser.call(acts.personBlock, { ...args, cause: 'TERMS' })).code,
    (await browser.call(acts.personUnblock, args)).code,
    (await browser.call(acts.personResend, args)).code,
    (await browser.call(acts.personExportSend, args)).code,
    (await browser.call(acts.personDeletionBegin, args)).code,
    (await browser.call(acts.personDeletionStop, args)).code,
  ];
  const all = (code: string) => Array.from({ length: 8 }, () => code);
  expect(await refusals(other, { id, reason })).toEqual(all('REASON_REQUIRED'));
  expect(await refusals(support, { id, reason: 'curious' })).toEqual(all('INVALID_INPUT'));
  const nobody = crypto.randomUUID();
  expect(await refusals(support, { id: nobody, reason })).toEqual(all('NOT_FOUND'));
  const finance = (await control.member('finance')).browser;
  await open(finance, id);
  expect(await refusals(finance, { id, reason })).toEqual(all('FORBIDDEN'));
  expect(await entriesOf(product, 'auth.personBlock')).toEqual([]);
});

test('all sessions end, once, and what they play', async () => {
  const [first, second] = [await product.member('member'), await product.member('member')];
  const before = (await queued('auth.end-playback')).rows.length;
  const press = () => support.call(acts.personSessionsEnd, { id, reason: 'T-100001' });
  const answers = await Promise.all([press(), press(), press()]);
  expect(codesOf(answers)).toEqual([null, 'NOTHING_TO_DO', 'NOTHING_TO_DO']);
  expect(answers.find(({ code }) => code === null)?.data).toEqual({ ended: 2 });
  for (const visitor of [first, second])
    expect((await visitor.call(auth.userDetail, {})).meta?.['code']).toBe('SESSION_ENDED');
  expect((await queued('auth.end-playback')).rows.length).toBe(before + 1);
  expect(await entriesOf(product, 'auth.personSessionsEnd')).toMatchObject([
    { subject: `account:${id}`, changes: { sessions: null }, reason: 'TICKET T-100001' },
  ]);
  expect((await product.member('member')).token).toBeTruthy();
});

test('a device goes with its sessions and its place; the member’s own removals stay', async () => {
  await support.call(acts.personSessionsEnd, { id, reason });
  const visitor = await product.member('member');
  const { data } = await support.call(people.personDevices, { id });
  const deviceId = data.devices.find(({ sessions }) => sessions === 1)?.id ?? '';
  const press = () => support.call(acts.personDeviceRemove, { id, reason, deviceId });
  expect(codesOf(await Promise.all([press(), press()]))).toEqual([null, 'NOTHING_TO_DO']);
  expect((await visitor.call(auth.userDetail, {})).meta?.['code']).toBe('SESSION_ENDED');
  const { rows } = await product.database.pool.query<{ kind: string; ip: string }>(
    `select kind, ip from auth.security_events where account_id = $1 and kind like 'DEVICE_%'`,
    [id],
  );
  expect(rows).toEqual([{ kind: 'DEVICE_REMOVED_BY_STAFF', ip: '' }]);
  expect(await entriesOf(product, 'auth.personDeviceRemove')).toMatchObject([
    { changes: { devices: null }, reason },
  ]);
});

test('the deletion: as the member asks for it, and back', async () => {
  const visitor = await product.member('free');
  const free = idOf('free');
  await open(support, free);
  const begin = () => support.call(acts.personDeletionBegin, { id: free, reason });
  const stop = () => support.call(acts.personDeletionStop, { id: free, reason });
  expect((await stop()).code).toBe('NOTHING_TO_DO');
  const answers = await Promise.all([begin(), begin()]);
  expect(codesOf(answers)).toEqual([null, 'NOTHING_TO_DO']);
  expect((await visitor.call(auth.userDetail, {})).meta?.['code']).toBe('SESSION_ENDED');
  expect(await mailed(product, 'free', 'will be deleted on')).toContain('Keep my account');
  const { data } = await support.call(people.person, { id: free });
  const days = Date.parse(data.opened?.deletionAt ?? '') - product.now();
  expect(Math.round(days / 86_400_000)).toBe(14);
  expect(codesOf(await Promise.all([stop(), stop()]))).toEqual([null, 'NOTHING_TO_DO']);
  await mailed(product, 'free', 'will not be deleted');
  for (const call of ['auth.personDeletionBegin', 'auth.personDeletionStop'])
    expect(await entriesOf(product, call), call).toMatchObject([{ reason }]);
});

test('the export: a mail with the way to it, and no data for staff', async () => {
  const press = () => support.call(acts.personExportSend, { id, reason });
  const answers = await Promise.all([press(), press()]);
  expect(codesOf(answers)).toEqual([null, 'TOO_MANY_REQUESTS']);
  expect(answers.find(({ code }) => code === null)?.data).toBeNull();
  const text = await mailed(product, 'member', 'ready for you to download');
  expect(text).toContain('http://localhost:3000/settings#privacy');
  expect(await entriesOf(product, 'auth.personExportSend')).toMatchObject([{ reason }]);
});

test('what an account waits for is sent again, within its limits, to the address on file', async () => {
  expect((await support.call(acts.personResend, { id, reason })).code).toBe('NOTHING_TO_DO');
  const family = idOf('family');
  await open(support, family);
  const set = (change: string) =>
    product.database.pool.query(`update auth.accounts set ${change} where id = $1`, [family]);
  await set('email_verified_at = null');
  const press = () => support.call(acts.personResend, { id: family, reason });
  const answers = await Promise.all([press(), press()]);
  expect(codesOf(answers)).toEqual([null, 'TOO_MANY_REQUESTS']);
  expect(answers.find(({ code }) => code === null)?.data).toEqual({ kind: 'LINK' });
  await expect.poll(() => product.mails.some(({ to }) => to === mailOf('family'))).toBe(true);
  product.advance(61_000);
  await set('confirmed_at = null');
  expect((await press()).data).toEqual({ kind: 'CODE' });
  await set('confirmed_at = now(), email_verified_at = now()');
  expect(await entriesOf(product, 'auth.personResend')).toHaveLength(2);
});

test('weighty acts ask for the passkey again', async () => {
  const { browser } = await control.member('support', 'tired@station.test');
  await open(browser, id);
  product.advance(6 * 60_000);
  for (const call of [acts.personExportSend, acts.personDeletionBegin])
    expect((await browser.call(call, { id, reason })).code).toBe('CONFIRM_REQUIRED');
  const block = await browser.call(acts.personBlock, { id, reason, cause: 'TERMS' });
  expect(block.code).toBe('CONFIRM_REQUIRED');
});
