import { createTranslate, type UiKey } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { expect, test } from 'vitest';
import { ACTIVATION_CODE_LENGTH, activationCodeProblem } from './activation-code.ts';

const t = createTranslate<UiKey>(LOCALES.en.ui, 'en');
const said = (code: string) => {
  const problem = activationCodeProblem(code);
  return problem && t(problem, { length: ACTIVATION_CODE_LENGTH });
};

test('an activation code is required', { tags: ['VALID-25'] }, () => {
  expect(said('')).toBe('This field is required');
});

test.each(['1', '12345', '1234567', 'abcdef', '12345a'])(
  'an activation code of %s is refused: it has six digits',
  { tags: ['VALID-26'] },
  (code) => {
    expect(said(code)).toBe('Must be 6 digits');
  },
);

test('leading zeros are allowed', { tags: ['VALID-26'] }, () => {
  expect(said('000012')).toBeNull();
});
