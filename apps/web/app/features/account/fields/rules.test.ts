import { createTranslate, type UiKey } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { describe, expect, test } from 'vitest';
import { emailOrPhoneProblem, typedBefore } from '#app/domain/contact/email-or-phone.ts';
import {
  fullNameProblem,
  looseEmailProblem,
  newPasswordProblem,
  passwordProblem,
  repeatProblem,
  termsProblem,
} from '@kandil/ui/forms/rules.ts';

const t = createTranslate<UiKey>(LOCALES.en.ui, 'en');
const shown = (problem: UiKey | null, params = {}) => problem && t(problem, params);

describe('sign-up', () => {
  test('the full name is required', { tags: ['VALID-16'] }, () => {
    expect(shown(fullNameProblem('  '))).toBe('This field is required');
    expect(fullNameProblem('نور')).toBeNull();
    expect(fullNameProblem('a'.repeat(65))).toBe('field.nameTooLong');
  });

  test(
    'the e-mail must be valid; a phone number is not accepted',
    { tags: ['VALID-17', 'VALID-18'] },
    () => {
      const problem = (text: string) => shown(emailOrPhoneProblem(typedBefore(text), 'email'));
      expect(problem('')).toBe('This field is required');
      expect(problem('leyla@kandil')).toBe('Invalid e-mail');
      expect(problem('905321234567')).toBe('Invalid e-mail');
      expect(problem('leyla@kandil.test')).toBeNull();
    },
  );

  test('the password is required', { tags: ['VALID-19'] }, () =>
    expect(shown(newPasswordProblem('', 4))).toBe('This field is required'),
  );

  test('the password has at least four characters', { tags: ['VALID-20'] }, () => {
    expect(shown(newPasswordProblem('abc', 4), { count: 4 })).toBe(
      'Must be at least 4 characters length',
    );
    expect(newPasswordProblem('abcd', 4)).toBeNull();
    expect(newPasswordProblem('🪔🪔🪔', 4)).not.toBeNull();
    expect(newPasswordProblem('a'.repeat(129), 4)).toBe('field.passwordTooLong');
  });

  test('the repeated password must match', { tags: ['VALID-21'] }, () => {
    expect(shown(repeatProblem('abcd', 'abce'))).toBe('Passwords must match');
    expect(repeatProblem('abcd', 'abcd')).toBeNull();
  });

  test('the terms must be accepted', { tags: ['VALID-22'] }, () => {
    expect(shown(termsProblem(false))).toBe('You have to accept this agreement');
    expect(termsProblem(true)).toBeNull();
  });
});

test('the password of a login must only not be empty: the rules applied when it was set', () => {
  expect(shown(passwordProblem(''))).toBe('This field is required');
  expect(passwordProblem('x')).toBeNull();
});

describe('the form that confirms an e-mail address', () => {
  test('requires an address', { tags: ['VALID-23'] }, () =>
    expect(shown(looseEmailProblem(''))).toBe('This field is required'),
  );

  test.each(['leyla', 'leyla @kandil.test', '@kandil.test', 'leyla@'])(
    'gives the same text for %j',
    { tags: ['VALID-24'] },
    (text) => expect(shown(looseEmailProblem(text))).toBe('This field is required'),
  );

  test('accepts any text around an @', { tags: ['VALID-24'] }, () =>
    expect(looseEmailProblem('leyla@kandil')).toBeNull(),
  );
});
