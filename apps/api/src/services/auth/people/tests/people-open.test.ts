import { auth } from '@kandil/contract';
import * as people from '@kandil/contract/control/auth';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { counts } from '../../../../platform/metrics/registry.ts';
import { openProductApp, type ProductApp } from '../../../../testing/product-app.ts';
import { openControl } from '../../../../testing/staff-app.ts';
import { addNamed, BY_CALL, entriesOf, idOf, open } from './people.fixture.ts';

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

const HOUR = 3_600_000;
/** Somebody new of a role. */
const somebody = async (role: 'support' | 'finance' = 'support') =>
  control.member(role, `${crypto.randomUUID()}@station.test`);
const entriesBy = async (staffId: string) =>
  (await entriesOf(product, 'auth.personOpen')).filter(({ staff_id }) => staff_id === staffId);

test('an account is masked until a reason is given', async () => {
  const { browser, id: staffId } = await somebody();
  const id = idOf('member');
  const before = await browser.call(people.person, { id });
  expect(before.data).toMatchObject({ line: { mail: 'm•••@k•••.test' }, opened: null });
  expect(JSON.stringify(before.data)).not.toContain('member@kandil.test');
  for (const part of [
    people.personDevices,
    people.personPlaying,
    people.personPlan,
    people.personGateways,
    people.personSupport,
    people.personMails,
  ]) {
    const { code, data } = await browser.call(part, { id });
    expect([code, data], part.name).toEqual(['REASON_REQUIRED', null]);
  }
  for (const reason of [
    { kind: 'CALL', text: 'curious' },
    { kind: 'TICKET', text: 'a ticket' },
    { kind: 'OTHER', text: '\u200B'.repeat(20) },
  ] as const) {
    const { code } = await browser.call(people.personOpen, { id, reason });
    expect(code, reason.text).toBe('INVALID_INPUT');
  }
  expect((await browser.call(people.person, { id })).data.opened).toBeNull();

  const opened = await browser.call(people.personOpen, {
    id,
    reason: { kind: 'TICKET', text: 't-100001' },
  });
  expect(opened.code).toBeNull();
  expect((await browser.call(people.person, { id })).data.opened).toMatchObject({
    name: 'Meryem Aksoy',
    mail: 'member@kandil.test',
    until: opened.data.until,
  });
  expect(await entriesBy(staffId)).toEqual([
    { staff_id: staffId, subject: `account:${id}`, changes: {}, reason: 'TICKET T-100001' },
  ]);
});

test('opening in two tabs at once, and again within the hour, makes one entry', async () => {
  const { browser, id: staffId } = await somebody();
  const other = await somebody();
  const id = idOf('family');
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(browser, id)));
  expect(new Set(answers.map(({ code, data }) => `${code} ${data.until}`)).size).toBe(1);
  await open(browser, id);
  expect(await entriesBy(staffId)).toHaveLength(1);
  // What one opened is not open to another.
  expect((await other.browser.call(people.person, { id })).data.opened).toBeNull();
  await open(other.browser, id);
  expect(await entriesBy(other.id)).toHaveLength(1);
});

test('the hour ends', async () => {
  const { browser, id: staffId, key } = await somebody();
  const id = idOf('canceled');
  await open(browser, id);
  product.advance(HOUR - 60_000);
  const { data: options } = await browser.call(staff.signInOptions, {});
  await browser.call(staff.signIn, { answer: key.get(options) });
  expect((await browser.call(people.personMails, { id })).code).toBeNull();
  product.advance(61_000);
  expect((await browser.call(people.personMails, { id })).code).toBe('REASON_REQUIRED');
  expect((await browser.call(people.person, { id })).data.opened).toBeNull();
  await open(browser, id);
  expect(await entriesBy(staffId)).toHaveLength(2);
});

test('of an account that is not there', async () => {
  const { browser, id: staffId } = await somebody();
  const id = crypto.randomUUID();
  expect((await open(browser, id)).code).toBe('NOT_FOUND');
  expect((await browser.call(people.person, { id })).code).toBe('NOT_FOUND');
  expect((await browser.call(people.personMails, { id })).code).toBe('NOT_FOUND');
  expect(await entriesBy(staffId)).toEqual([]);
});

test('a role that is lowered in the middle ends it at once', async () => {
  const chief = await control.member('administrator', `${crypto.randomUUID()}@station.test`);
  const { browser, id: staffId } = await somebody('finance');
  const id = idOf('member');
  await open(browser, id);
  await chief.browser.call(staff.roleSet, { id: staffId, role: 'editor' });
  for (const call of [people.person, people.personPlan])
    expect((await browser.call(call, { id })).code).toBe('FORBIDDEN');
  expect((await open(browser, idOf('family'))).code).toBe('FORBIDDEN');
});

test('60 accounts in an hour, an alarm from the 51st, then words', async () => {
  const { browser, id: staffId } = await somebody();
  const ids = await addNamed(
    product,
    Array.from({ length: 62 }, (_, index) => `Bulk ${index}`),
  );
  const alarms = async () =>
    (await counts.getSingleMetric('kandil_staff_looks_over_total')?.get())?.values[0]?.value ?? 0;
  const before = await alarms();
  // Eight tabs at once open no more than one after the other.
  const codes: (string | null)[] = [];
  const work = ids.slice(0, 61);
  const tab = async () => {
    for (let id = work.pop(); id !== undefined; id = work.pop())
      codes.push((await open(browser, id)).code);
  };
  await Promise.all(Array.from({ length: 8 }, tab));
  expect(codes.filter((code) => code === null)).toHaveLength(60);
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(1);
  expect((await alarms()) - before).toBe(10);
  const refused = await open(browser, ids[61] ?? '');
  expect([refused.status, Number(refused.headers['retry-after']) > 3000]).toEqual([429, true]);
  expect(await entriesBy(staffId)).toHaveLength(60);
  // Others are not held up, and what is open stays open.
  expect((await open((await somebody()).browser, ids[61] ?? '')).code).toBeNull();
  const reopened = await browser.call(people.personMails, { id: ids[1] ?? '' });
  expect(reopened.code).toBeNull();
});

test('the member’s export has the role and the time, not who it was', async () => {
  const member = await product.member('free');
  const { browser, id: staffId, name, mail } = await somebody('finance');
  expect((await member.call(auth.dataExport, {})).data['staffLooks']).toEqual([]);
  await browser.call(people.personOpen, { id: idOf('free'), reason: BY_CALL });
  const { data } = await member.call(auth.dataExport, {});
  expect(data['staffLooks']).toEqual([{ role: 'finance', at: expect.any(String) }]);
  for (const secret of [staffId, name, mail, BY_CALL.text])
    expect(JSON.stringify(data)).not.toContain(secret);
});
