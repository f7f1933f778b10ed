import { type AnyCall, auth } from '@kandil/contract';
import { STAFF_CALLS } from '@kandil/contract/calls';
import * as staff from '@kandil/contract/staff';
import { may, type Role, ROLES } from '@kandil/contract/staff/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp } from '../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../testing/staff-app.ts';
import { TEST_SERVICE_KEY } from '../../../testing/test-edge.ts';

// Services answer calls of the control room as well, so all of them are opened.
const product = await openProductApp();
const control = await openControl(product);
const browsers = new Map<Role, StaffBrowser>();

beforeAll(async () => {
  for (const role of ROLES) browsers.set(role, (await control.member(role)).browser);
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const browserOf = (role: Role): StaffBrowser => browsers.get(role) ?? control.browser();
const named = STAFF_CALLS.map((call) => [call.name, call] as const);
/** Input that no call accepts: the answer to who may is INVALID_INPUT, and nothing happens. */
const NO_INPUT = { unknown: 1 } as never;
const isFor = (call: AnyCall, role: Role): boolean =>
  call.permission === 'any' ||
  call.permission === 'anonymous' ||
  (call.permission !== undefined && may(role, call.permission));

describe('every call of the control room', () => {
  test.each(named)('%s names who may make it', (_name, call) => {
    expect(call.access).toBe('staff');
    expect(call.permission).toBeDefined();
    expect([call.method, call.cache, call.paths.length]).toEqual(['POST', undefined, 1]);
  });

  test.each(named)('%s: every role', async (_name, call) => {
    for (const role of ROLES) {
      const { code } = await browserOf(role).call(call, NO_INPUT);
      expect(code, role).toBe(isFor(call, role) ? 'INVALID_INPUT' : 'FORBIDDEN');
    }
  });

  test.each(named)('%s: nobody, and a member of the public', async (_name, call) => {
    const expected = call.permission === 'anonymous' ? 'INVALID_INPUT' : 'LOGIN_REQUIRED';
    const nobody = control.browser();
    expect((await nobody.call(call, NO_INPUT)).code).toBe(expected);
    const authorization = `Bearer ${await tokenOfMember()}`;
    expect((await nobody.call(call, NO_INPUT, { authorization })).code).toBe(expected);
    nobody.cookie = 'x'.repeat(43);
    expect((await nobody.call(call, NO_INPUT)).code).toBe(expected);
  });

  test.each(named)('%s: pages of other origins, and of none', async (_name, call) => {
    const own = browserOf('administrator');
    for (const headers of [
      { origin: 'http://localhost:3000' },
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { origin: '' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await own.call(call, NO_INPUT, headers)).code, JSON.stringify(headers)).toBe(
        'FORBIDDEN',
      );
    const rebound = await own.call(call, NO_INPUT, { host: 'evil.test' });
    expect(rebound.code).toBe('MISDIRECTED');
  });

  test.each(named)('%s is not on the public origin', async (_name, call) => {
    const { cookie } = browserOf('administrator');
    const headers = { cookie: `__Host-kandil_staff=${cookie}`, host: 'localhost:3000' };
    for (const url of [
      `/api/${call.service}${call.paths[0]}`,
      `/internal/${call.service}${call.paths[0]}`,
    ]) {
      const { statusCode } = await product.app.inject({
        method: 'POST',
        url,
        headers,
        payload: {},
      });
      expect(statusCode, url).toBe(404);
    }
  });
});

const tokenOfMember = () =>
  product.tokens.issue({
    userId: '0b0a0000-0000-4000-8000-000000000001',
    sessionId: '0b0a0000-0000-4000-8000-000000000002',
    profileId: null,
    otpOpen: false,
  });

test('between processes the service key carries who it is, and without it there is nothing', async () => {
  const { data: self } = await browserOf('administrator').call(staff.me, {});
  const request = {
    staff: { id: self?.id, sessionId: self?.id, role: 'administrator', isConfirmed: true },
    requestId: 'r1',
    ip: '127.0.0.1',
    userAgent: '',
    token: null,
  };
  const packed = Buffer.from(JSON.stringify(request)).toString('base64url');
  const ask = (headers: Record<string, string>) =>
    product.app.inject({
      method: 'POST',
      url: '/internal/staff/members',
      headers: { 'x-staff': packed, ...headers },
      payload: {},
    });
  expect((await ask({})).statusCode).toBe(404);
  expect((await ask({ 'x-service-key': 'wrong' })).statusCode).toBe(404);
  const good = await ask({ 'x-service-key': TEST_SERVICE_KEY });
  expect(good.statusCode).toBe(200);
  expect(good.json<{ data: { members: object[] } }>().data.members).toHaveLength(ROLES.length);
});

test('no call of the control room is in the calls of the public', () => {
  expect(STAFF_CALLS.every(({ access }) => access === 'staff')).toBe(true);
  expect(Object.values(auth).some((call) => STAFF_CALLS.includes(call as AnyCall))).toBe(false);
});
