import { expect, test } from 'vitest';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { Limit } from '../../../platform/state/index.ts';
import {
  ADDRESS_LIMITS,
  DELIVERY_LIMITS,
  EXPORT_LIMIT,
  FAMILY_JOIN_LIMIT,
  loginDelay,
  PIN_LIMIT,
  REGISTER_LIMIT,
  RESET_LIMITS,
  SESSION_LIMITS,
  SMS_LIMITS,
} from './limits.ts';

const textOf = (limits: Readonly<Record<string, Limit>> | readonly Limit[]) =>
  Object.entries<Limit>(limits).map(
    ([name, { points, seconds }]) => `${name} ${points} in ${seconds} s`,
  );

test('limits by address, destination, session and account (SEC-12)', () => {
  expect(textOf(ADDRESS_LIMITS)).toEqual([
    'login 20 in 120 s',
    'register 5 in 3600 s',
    'deliver 10 in 3600 s',
    'otpVerify 20 in 60 s',
    'links 20 in 60 s',
    'socialStart 20 in 60 s',
    'social 20 in 60 s',
    'tvCreate 30 in 3600 s',
    'tvPoll 120 in 60 s',
    'refresh 120 in 60 s',
  ]);
  expect(textOf(DELIVERY_LIMITS)).toEqual(['0 1 in 60 s', '1 3 in 900 s', '2 5 in 86400 s']);
  expect(textOf(RESET_LIMITS)).toEqual(['0 1 in 60 s', '1 3 in 3600 s', '2 10 in 86400 s']);
  expect(textOf(SMS_LIMITS)).toEqual(['prefix 100 in 3600 s', 'all 2000 in 86400 s']);
  expect(textOf(SESSION_LIMITS)).toEqual([
    'profiles 60 in 60 s',
    'profileAdd 20 in 3600 s',
    'userInfo 20 in 3600 s',
    'signOut 60 in 60 s',
  ]);
  expect(textOf({ REGISTER_LIMIT, EXPORT_LIMIT, FAMILY_JOIN_LIMIT, PIN_LIMIT })).toEqual([
    'REGISTER_LIMIT 3 in 86400 s',
    'EXPORT_LIMIT 5 in 3600 s',
    'FAMILY_JOIN_LIMIT 5 in 3600 s',
    'PIN_LIMIT 5 in 900 s',
  ]);
});

test('failed attempts are delayed from the fifth on, up to 30 s', () => {
  const delays = [1, 4, 5, 6, 7, 8, 9, 10, 50].map(
    (attempts) => loginDelay(attempts)?.seconds ?? 0,
  );
  expect(delays).toEqual([0, 0, 1, 2, 4, 8, 16, 30, 30]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:7:aaaa::1', '2001:db8:0:7'],
  ['2001:0DB8:0000:0007:0:0:0:2', '2001:db8:0:7'],
  ['2001:db8::7', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is counted as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
