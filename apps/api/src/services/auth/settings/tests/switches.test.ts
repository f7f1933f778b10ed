import { auth } from '@kandil/contract';
import {
  settings,
  switchList,
  type SwitchName,
  switchSet,
} from '@kandil/contract/control/settings';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';

const SHOWN = [
  {
    title: 'Addresses and ports',
    settings: [
      { name: 'PORT', value: '3000', isSecret: false, isSet: false },
      { name: 'MULTI_PROFILE_ENABLED', value: 'true', isSecret: false, isSet: false },
    ],
  },
];

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let chief: StaffBrowser;
let other: StaffBrowser;
beforeAll(async () => {
  product = await openProductApp({
    lockedSwitches: ['AVOD_ENABLED'],
    settings: { node: 'node-1', groups: SHOWN },
    isStill: true,
  });
  control = await openControl(product);
  chief = (await control.member('administrator')).browser;
  other = (await control.member('administrator', 'second@station.test')).browser;
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const shown = async (name: SwitchName, browser = chief) => {
  const { data } = await browser.call(switchList, {});
  return data.switches.find((each) => each.name === name);
};
const config = async () => (await product.visitor().call(auth.config, {})).data;

test('everything begins as the configuration says', async () => {
  const { data } = await chief.call(switchList, {});
  const unchanged = { version: 0, changedAt: null, changedBy: '' };
  expect(data).toEqual({
    switches: [
      { name: 'AVOD_ENABLED', isOn: true, isLocked: true, ...unchanged },
      { name: 'MULTI_PROFILE_ENABLED', isOn: true, isLocked: false, ...unchanged },
      { name: 'REGISTRATION', isOn: true, isLocked: false, ...unchanged },
    ],
    notice: { notice: null, state: 'NONE', ...unchanged },
  });
});

test('a change is in the configuration of clients, and in the audit with both values', async () => {
  const name = 'MULTI_PROFILE_ENABLED';
  const { data, code } = await chief.call(switchSet, { name, isOn: false, version: 0 });
  expect(code).toBeNull();
  expect(data.switches[1]).toMatchObject({
    isOn: false,
    version: 1,
    changedBy: 'The administrator',
  });
  expect((await config()).MULTI_PROFILE_ENABLED).toBe('false');
  const entries = async () =>
    (await chief.call(staff.audit, { call: 'auth.switchSet' })).data.entries;
  await expect.poll(async () => (await entries()).length).toBe(1);
  expect(await entries()).toMatchObject([
    { subject: `setting:${name}`, changes: { [name]: { from: true, to: false } } },
  ]);
});

test('of two administrators who change the same, the second is refused and sees what changed', async () => {
  const name = 'REGISTRATION';
  const version = (await shown(name))?.version ?? -1;
  const both = await Promise.all(
    [chief, other].map((browser) => browser.call(switchSet, { name, isOn: false, version })),
  );
  expect(new Set(both.map(({ code }) => code))).toEqual(new Set(['SETTING_CHANGED', null]));
  expect(await shown(name, other)).toMatchObject({ isOn: false, version: version + 1 });
  const again = await other.call(switchSet, { name, isOn: true, version: version + 1 });
  expect(again.code).toBeNull();
});

test('what is in force already changes nothing', async () => {
  const before = await shown('REGISTRATION');
  const { code } = await chief.call(switchSet, {
    name: 'REGISTRATION',
    isOn: true,
    version: before?.version ?? -1,
  });
  expect([code, await shown('REGISTRATION')]).toEqual([null, before]);
});

test('a switch that a variable decides refuses, and stays as it is', async () => {
  const locked = await chief.call(switchSet, { name: 'AVOD_ENABLED', isOn: false, version: 0 });
  expect([locked.status, locked.code]).toEqual([409, 'SETTING_LOCKED']);
  expect((await config()).AVOD_ENABLED).toBe('true');
  // Not even a row that was there before counts.
  await product.database.pool.query(
    `update auth.switch set value = 'false', version = 7 where name = 'AVOD_ENABLED'`,
  );
  expect(await shown('AVOD_ENABLED')).toMatchObject({ isOn: true, isLocked: true });
});

test('a change asks for the passkey again', async () => {
  product.advance(6 * 60_000);
  const name = 'REGISTRATION';
  const { code } = await chief.call(switchSet, { name, isOn: false, version: 0 });
  expect(code).toBe('CONFIRM_REQUIRED');
});

test('the configuration is shown as the process has it, and with what is switched', async () => {
  const { data } = await other.call(settings, {});
  const [group] = SHOWN;
  const [port, flag] = group?.settings ?? [];
  const switched = { ...flag, value: 'false' };
  expect(data).toEqual({ node: 'node-1', groups: [{ ...group, settings: [port, switched] }] });
});
