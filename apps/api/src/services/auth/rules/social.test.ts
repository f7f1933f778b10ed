import { describe, expect, test } from 'vitest';
import { type LocalAccount, nameFrom, nextStep, proofMethods } from './social.ts';

const AT = new Date();
const account = (over: Partial<LocalAccount> = {}): LocalAccount => ({
  confirmed_at: AT,
  email_verified_at: AT,
  password_hash: 'hash',
  ...over,
});
const unverified = { email_verified_at: null };

describe('a person from a provider', () => {
  test.each([
    ['both sides know the address', true, account(), 'LINK'],
    ['the provider does not', false, account(), 'PROVE'],
    ['the account does not', true, account(unverified), 'PROVE'],
    [
      'nobody could prove the account',
      true,
      account({ ...unverified, password_hash: null }),
      'CREATE',
    ],
    ['the sign-up is unconfirmed', true, account({ confirmed_at: null }), 'CREATE'],
    ['there is no account', true, undefined, 'CREATE'],
  ] as const)('%s', (_what, isVerified, local, step) => {
    expect(nextStep(isVerified, local)).toBe(step);
  });

  test('proves an account by its password, or by a code to its own address', () => {
    expect(proofMethods(account())).toEqual(['password', 'code']);
    expect(proofMethods(account(unverified))).toEqual(['password']);
    expect(proofMethods(account({ password_hash: null }))).toEqual(['code']);
  });

  test('has the first name that can be shown', () => {
    expect(nameFrom(null, ' ', 'Leyla', 'Omar')).toBe('Leyla');
    expect(nameFrom('Ley\0la')).toBe('Leyla');
    expect([...(nameFrom('ş'.repeat(80)) ?? '')].length).toBeLessThanOrEqual(64);
    expect(nameFrom(undefined, '')).toBeNull();
  });
});
