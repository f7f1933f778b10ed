import { Refusal } from '@kandil/contract';
import { expect, test } from 'vitest';
import { loginName } from './login-name.ts';

const BY_EMAIL = { email_key: 'leyla@kandil.test' };
const BY_NUMBER = { msisdn: '905321234567' };

test.each([
  ['an e-mail', { email: 'Leyla@Kandil.test' }, BY_EMAIL],
  ['a number', BY_NUMBER, BY_NUMBER],
  ['a number beside an empty e-mail', { email: '', ...BY_NUMBER }, BY_NUMBER],
  ['both: the e-mail counts', { email: 'leyla@kandil.test', ...BY_NUMBER }, BY_EMAIL],
])('a login has %s', (_, given, name) => {
  expect(loginName(given)).toEqual(name);
});

test.each([
  ['neither', {}],
  ['a broken e-mail, whatever the number', { email: 'leyla@kandil', ...BY_NUMBER }],
])('a login with %s is refused', (_, given) => {
  expect(() => loginName(given)).toThrow(Refusal);
});
