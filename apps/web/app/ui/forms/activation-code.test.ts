import { createTranslate, type UiKey } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { expect, test } from 'vitest';
import { ACTIVATION_CODE_LENGTH, activationCodeProblem } from './activation-code.ts';

const t = createTranslate<UiKey>(LOCALES.en.ui, 'en');
const said = (code: string) => {
  const problem = activationCodeProblem(code);
  return problem && t(problem, { length: ACTIVATION_CODE_LENGTH });
};

test('VALID-25 an activation code is required', () => {
  expect(said('')).toBe('This field is required');
});

test.each(['1', '12345', '1234567', 'abcdef', '12345a'])(
  'VALID-26 an activation code has six digits, which %s has not',
  (code) => {
    expect(said(code)).toBe('Must be 6 digits');
  },
);

test('VALID-26 leading zeros are legal', () => {
  expect(said('000012')).toBeNull();
});
