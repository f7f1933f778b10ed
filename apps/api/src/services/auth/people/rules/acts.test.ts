import { expect, test } from 'vitest';
import { awaitedOf, canExport, isBeingDeleted } from './acts.ts';

const AT = new Date('2026-11-29T12:00:00Z');
const account = {
  email: 'a@example.com',
  email_verified_at: AT,
  msisdn: null,
  confirmed_at: AT,
  disabled_at: null,
};

test.each([
  ['a verified address', {}, null],
  ['an address that is not verified', { email_verified_at: null }, 'LINK'],
  ['a sign-up', { email_verified_at: null, confirmed_at: null }, 'CODE'],
  ['a sign-up by number', { email: null, msisdn: '90532', confirmed_at: null }, 'CODE'],
  ['a number alone', { email: null, email_verified_at: null, msisdn: '90532' }, null],
  ['a blocked sign-up', { confirmed_at: null, disabled_at: AT }, null],
])('%s waits for %3$s', (_name, part, awaited) => {
  expect(awaitedOf({ ...account, ...part })).toBe(awaited);
});

test.each([
  ['a member', {}, true],
  ['one without an address', { email: null }, false],
  ['a sign-up', { confirmed_at: null }, false],
  ['a blocked account', { disabled_at: AT }, false],
])('%s can export: %3$s', (_name, part, can) => {
  expect(canExport({ ...account, ...part })).toBe(can);
});

test('a deletion begins at its moment', () => {
  expect(isBeingDeleted({ delete_at: null }, AT)).toBe(false);
  expect(isBeingDeleted({ delete_at: AT }, new Date(AT.getTime() - 1))).toBe(false);
  expect(isBeingDeleted({ delete_at: AT }, AT)).toBe(true);
});
