import { expect, test } from 'vitest';
import { addressPattern, personalWords, scrubText } from './scrub.ts';

const PERSONAL = personalWords(['Layla Haddad', 'layla@kandil.test', null, 'Al']);

test.each([
  ['e-mail', 'no account for sara.k+tv@example.com', 'sara'],
  ['e-mail of another script', 'no account for سارة@مثال.شبكة', 'سارة'],
  ['phone', 'cannot call +90 (532) 123-45-67 now', '532'],
  ['phone of other digits', 'cannot call ٠٥٣٢١٢٣٤٥٦٧', '٥٣٢'],
  ['card', 'card 4111 1111 1111 1111 refused', '1111'],
  ['one-time code', 'the code 4831 is wrong', '4831'],
  ['one-time code by name', 'code=48a1 is wrong', '48a1'],
  ['JWT', 'bad token eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJ4In0.c2ln', 'eyJ'],
  ['bearer token', 'authorization: Bearer abc.def', 'abc.def'],
  ['random token', 'unknown 3f9c1e7ab2d44c61a0b9', '3f9c1e'],
  ['account id', 'row 0d9f8d5c-2f1e-4a67-9c55-b0a1d2c3e4f5 is gone', '0d9f8d5c'],
  ['password', 'body {"password":"kandil-demo"}', 'kandil-demo'],
  ['name by its field', 'body {"fullName":"Sara"}', 'Sara'],
  ['name of the visitor', 'Layla Haddad is not a function', 'Layla'],
  ['one name of the visitor', 'profiles.haddad is undefined', 'haddad'],
  ['name in a refused JSON', `Unexpected token 'S', "Sara Ahmed" is not valid JSON`, 'Sara'],
  ['name in the middle of a JSON', `Expected ',' ..."x":"Sara","y... is not valid JSON`, 'Sara'],
  ['name in a database error', 'invalid input syntax for type integer: "Sara"', 'Sara'],
  ['quoted words', 'cannot show “Sara’s profile”', 'Sara'],
  ['IPv4', 'refused 203.0.113.7', '203.0'],
  ['IPv6', 'refused 2001:db8::8a2e:370:7334', '2001'],
  ['address', 'failed: https://kandil.test/en/verify/sara?token=s3cr3t&code=1', 's3cr3t'],
  ['path', "no route '/search/sara'", 'sara'],
])('%s is not in what is sent', { tags: ['ERROR-14'] }, (_what, text, secret) => {
  expect(text.toLowerCase()).toContain(secret.toLowerCase());
  expect(scrubText(text, PERSONAL).toLowerCase()).not.toContain(secret.toLowerCase());
});

test.each([
  "Cannot read properties of undefined (reading 'currentProfile')",
  'content.genreList: answer does not match its schema',
  "Failed to execute 'insertBefore' on 'Node'",
  'duplicate key value violates unique constraint "accounts_email_key"',
  'http 500 UNEXPECTED',
])('what tells the fault stays: %s', (text) => {
  expect(scrubText(text, PERSONAL)).toBe(text);
});

test.each([
  ['https://kandil.test/assets/home-Bx1.js?v=1', '/assets/home-Bx1.js'],
  ['file:///home/sara/kandil/apps/api/src/platform/log.ts:12:3', '/apps/api/src/platform/log.ts'],
  ['https://kandil.test/api/auth/private/devices/7', '/api/auth/*/*/*'],
  ['/ar/search/sara?q=1', '/*/*/*'],
  ['https://kandil.test/?code=1', '/'],
])('the address %s becomes %s', (address, pattern) => {
  expect(addressPattern(address)).toBe(pattern);
});

test('a long text is cut', () => {
  expect(scrubText('word '.repeat(1000)).length).toBeLessThanOrEqual(500);
});
