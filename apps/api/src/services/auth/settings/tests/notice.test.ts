import { auth } from '@kandil/contract';
import { noticeSet, switchList } from '@kandil/contract/control/settings';
import { switches } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../../testing/staff-app.ts';

// Short ones: the passkey counts for five real minutes.
const MINUTE = 10_000;

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let chief: StaffBrowser;
beforeAll(async () => {
  product = await openProductApp({ isStill: true });
  control = await openControl(product);
  chief = (await control.member('administrator')).browser;
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const inMinutes = (minutes: number) => new Date(product.now() + minutes * MINUTE).toISOString();
const current = async () => (await chief.call(switchList, {})).data.notice;
/** What a process has after its next look, and then shows. */
async function seen(language: string) {
  const { version: _, ...states } = await product.internal(switches, {});
  product.switches.put(states);
  return (await product.visitor({ language }).call(auth.config, {})).data.notice;
}

test('a notice is shown from its time until the end of the work, each in the own language', async () => {
  const notice = {
    showFrom: inMinutes(1),
    from: inMinutes(2),
    until: inMinutes(3),
    texts: { ar: 'نرتّب المكتبة الليلة.' },
  };
  const { data, code } = await chief.call(noticeSet, { notice, version: 0 });
  expect([code, data.notice]).toMatchObject([null, { notice, state: 'PLANNED', version: 1 }]);
  expect(await seen('en')).toBeNull();
  product.advance(MINUTE);
  const { from, until } = notice;
  expect(await seen('en')).toEqual({ id: '1', from, until, text: null });
  expect(await seen('ar')).toEqual({ id: '1', from, until, text: notice.texts.ar });
  expect((await current()).state).toBe('SHOWN');
  product.advance(2 * MINUTE);
  expect(await seen('en')).toBeNull();
  expect((await current()).state).toBe('PAST');
});

test('processes notice the beginning and the end by the version', async () => {
  const { version } = await current();
  const notice = { showFrom: inMinutes(1), from: inMinutes(1), until: inMinutes(1.5), texts: {} };
  expect((await chief.call(noticeSet, { notice, version })).code).toBeNull();
  const versions: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    versions.push((await product.internal(switches, {})).version);
    product.advance(1.2 * MINUTE);
  }
  expect(new Set(versions).size).toBe(2);
  expect(versions[2]).toBe(versions[0]);
});

test('what makes no sense is refused with its field', async () => {
  const { version } = await current();
  const good = { showFrom: inMinutes(5), from: inMinutes(10), until: inMinutes(20), texts: {} };
  const bad = async (change: object) => {
    const answer = await chief.call(noticeSet, { notice: { ...good, ...change }, version });
    return answer.code;
  };
  expect(await bad({ showFrom: inMinutes(11) })).toBe('INVALID_INPUT');
  expect(await bad({ until: inMinutes(9) })).toBe('INVALID_INPUT');
  expect(await bad({ texts: { en: '' } })).toBe('INVALID_INPUT');
  expect(await bad({ texts: { en: 'x'.repeat(201) } })).toBe('INVALID_INPUT');
  expect((await current()).version).toBe(version);
});

test('a second administrator does not replace what the first one planned meanwhile', async () => {
  const { version } = await current();
  const notice = { showFrom: inMinutes(0), from: inMinutes(0), until: inMinutes(1), texts: {} };
  expect((await chief.call(noticeSet, { notice, version })).code).toBeNull();
  const late = await chief.call(noticeSet, { notice: null, version });
  expect(late.code).toBe('SETTING_CHANGED');
  const removed = await chief.call(noticeSet, { notice: null, version: version + 1 });
  expect(removed.data.notice).toMatchObject({ notice: null, state: 'NONE' });
  expect(await seen('en')).toBeNull();
  const entries = async () =>
    (await chief.call(staff.audit, { call: 'auth.noticeSet' })).data.entries;
  await expect.poll(async () => (await entries()).length).toBe(4);
  const changes = (await entries()).map((entry) => entry.changes);
  expect(changes).toContainEqual({ NOTICE: { from: notice, to: null } });
});
