import type { Refusal } from '@kandil/contract';
import { describe, expect, test } from 'vitest';
import { checkSignUp } from './sign-up.ts';

const INPUT = {
  fullName: 'Leyla Hasan',
  email: 'Leyla@Kandil.test',
  password: 'lamp',
  channel: 'WEB',
} as Parameters<typeof checkSignUp>[0];
const LEAST = 4;

const checked = (over: Partial<typeof INPUT> = {}) => checkSignUp({ ...INPUT, ...over }, LEAST);
/** The fields that are refused. */
function wrong(over: Record<string, unknown>): string[] {
  try {
    checked(over);
    return [];
  } catch (error) {
    return Object.keys((error as Refusal).details.fields ?? {});
  }
}

describe('a sign-up', () => {
  test('has a name, an address or a number, and a password', () => {
    expect(checked()).toEqual({
      fullName: 'Leyla Hasan',
      email: { address: 'Leyla@Kandil.test', key: 'leyla@kandil.test' },
      msisdn: null,
      password: 'lamp',
      channel: 'WEB',
      reference: null,
    });
    expect(checked({ email: undefined, msisdn: '905321234567' })).toMatchObject({
      email: null,
      msisdn: '905321234567',
    });
  });

  test.each([
    [{ fullName: ' ' }, ['fullName']],
    [{ email: 'leyla' }, ['email']],
    [{ email: undefined }, ['email']],
    [{ email: 'leyla', msisdn: '905321234567' }, ['email']],
    [{ password: 'lam' }, ['password']],
    [{ password: '🌙🌙🌙' }, ['password']],
    [{ repeatPassword: 'lamb' }, ['repeatPassword']],
    [{ confirmPassword: 'lamb' }, ['confirmPassword']],
    [{ fullName: '', password: '', email: '' }, ['fullName', 'email', 'password']],
    [{ repeatPassword: 'lamp' }, []],
    [{ confirmPassword: 'lamp' }, []],
  ])('%j is refused at %j', (over, fields) => {
    expect(wrong(over)).toEqual(fields);
  });

  test('comes with a reference by either of its names', () => {
    expect(checked({ reference: 'a' }).reference).toBe('a');
    expect(checked({ reference: 'a', referenceCode: 'b' }).reference).toBe('b');
  });
});
