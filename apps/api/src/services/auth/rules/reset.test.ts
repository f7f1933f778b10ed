import { describe, expect, test } from 'vitest';
import { codeRowOf, destinationOfName, mayReset } from './reset.ts';

const AT = new Date();
type Account = Parameters<typeof mayReset>[0];
const account = (over: Partial<Account> = {}): Account => ({
  email_key: 'leyla@kandil.test',
  email_verified_at: AT,
  msisdn: '905321234567',
  msisdn_verified_at: AT,
  confirmed_at: AT,
  disabled_at: null,
  ...over,
});
const EMAIL = 'Leyla@kandil.test';
const NUMBER = '905321234567';

describe('a new password', () => {
  test.each([
    ['the verified address', EMAIL, {}, true],
    ['the verified number', NUMBER, {}, true],
    ['another address', 'omar@kandil.test', {}, false],
    ['another number', '905320000000', {}, false],
    ['an address that was only typed', EMAIL, { email_verified_at: null }, false],
    ['a number that was only typed', NUMBER, { msisdn_verified_at: null }, false],
    ['the address of a blocked account', EMAIL, { disabled_at: AT }, false],
    ['the number of a blocked account', NUMBER, { disabled_at: AT }, false],
    [
      'the address of an unconfirmed sign-up',
      EMAIL,
      { confirmed_at: null, email_verified_at: null },
      true,
    ],
    [
      'the number of an unconfirmed sign-up by number',
      NUMBER,
      { confirmed_at: null, msisdn_verified_at: null, email_key: null },
      true,
    ],
    [
      'the number of an unconfirmed sign-up by address',
      NUMBER,
      { confirmed_at: null, msisdn_verified_at: null },
      false,
    ],
  ])('by %s: %#', (_what, destination, over, may) => {
    expect(mayReset(account(over), destination)).toBe(may);
  });
});

test('a code is for one request and one purpose', () => {
  const row = { id: 'i', account_id: 'a', destination: NUMBER };
  expect(codeRowOf(row)).toMatchObject(row);
  expect(codeRowOf(row).purpose).toMatch(/\S/);
  expect(destinationOfName({ msisdn: NUMBER })).toBe(NUMBER);
  expect(destinationOfName({ email_key: 'a@b.test' })).toBe('a@b.test');
});
