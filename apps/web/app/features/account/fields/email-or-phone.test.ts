import { createTranslate, type UiKey } from '@kandil/i18n';
import { LOCALES } from '@kandil/i18n/locales';
import { describe, expect, test } from 'vitest';
import {
  afterTyping,
  asLoginName,
  type CountryCode,
  type EmailOrPhone,
  emailOrPhoneProblem,
  type FieldMode,
  typedBefore,
  withCountry,
} from './email-or-phone.ts';

const t = createTranslate<UiKey>(LOCALES.en.ui, 'en');
const EMPTY = typedBefore('');
const TURKEY: CountryCode = { countryCode: 'TR', countryPhoneCode: '+90', selected: false };
const INDONESIA: CountryCode = { countryCode: 'ID', countryPhoneCode: '+62', selected: true };
const COUNTRIES = [TURKEY, INDONESIA];

/** Types one key after the other, as a person does. */
function type(
  text: string,
  mode: FieldMode = 'either',
  countries: readonly CountryCode[] = [],
): EmailOrPhone {
  return [...text].reduce((value, key) => afterTyping(value, value.text + key, mode, countries), {
    ...EMPTY,
    isPhone: mode === 'phone',
  });
}

/** The words shown for what was typed; null when it is right. */
function shown(text: string, mode: FieldMode = 'either'): string | null {
  const problem = emailOrPhoneProblem(type(text, mode), mode);
  return problem && t(problem);
}

describe('what is wrong with the field', () => {
  test.each(['', '   '])('empty (%j) gives its text', { tags: ['VALID-03'] }, (text) =>
    expect(shown(text)).toBe('This field is required'),
  );

  test.each(['محمد', '٠٥٣٢١٢٣٤٥٦٧', '۰۵۳۲۱۲۳۴۵۶۷', 'ali@مثال.test'])(
    'Arabic characters (%s) give their text',
    { tags: ['VALID-04'] },
    (text) =>
      expect(shown(text)).toBe(
        'Phone number must be in English numbers only (Example: 9876543210).',
      ),
  );

  test.each(['5321234567', '+90 532 123 45 67', '1234567'])(
    'digits, spaces and plus (%s) are accepted',
    { tags: ['VALID-05'] },
    (text) => expect(shown(text)).toBeNull(),
  );

  test.each(['leyla@kandil.test', 'a.b+c@mail.example.org', ' leyla@kandil.test '])(
    'an e-mail (%s) is accepted',
    { tags: ['VALID-06'] },
    (text) => expect(shown(text)).toBeNull(),
  );

  test.each([
    'leyla',
    'leyla@kandil',
    '@kandil.test',
    'leyla kandil.test',
    'a@b@c.test',
    '532-123',
  ])('what is neither (%s) gives its text', { tags: ['VALID-07'] }, (text) =>
    expect(shown(text)).toBe('Invalid e-mail'),
  );

  test.each(['123456', '12 34 56', '+1 2'])(
    'fewer than seven digits (%s) give their text, spaces not counted',
    { tags: ['VALID-08'] },
    (text) => expect(shown(text)).toBe('Invalid phone number'),
  );

  test('more digits than any number has are refused as well', () =>
    expect(shown('1234567890123456')).toBe('Invalid phone number'));

  test('the order of the checks: Arabic before pattern, pattern before length', () => {
    expect(shown('ab١٢')).toContain('English numbers only');
    expect(shown('12a')).toBe('Invalid e-mail');
  });
});

describe('the modes', () => {
  test(
    'phone-only refuses an e-mail and is in phone mode from the start',
    { tags: ['VALID-09'] },
    () => {
      expect(shown('leyla@kandil.test', 'phone')).toBe('Invalid phone number');
      expect(shown('5321234567', 'phone')).toBeNull();
      expect(type('5', 'phone').isPhone).toBe(true);
    },
  );

  test(
    'e-mail-only refuses a number with the text for e-mails and never changes to phone mode',
    { tags: ['VALID-10'] },
    () => {
      expect(shown('5321234567', 'email')).toBe('Invalid e-mail');
      expect(shown('', 'email')).toBe('This field is required');
      expect(type('5321234567', 'email').isPhone).toBe(false);
      expect(type('+905321234567', 'email').text).toBe('+905321234567');
    },
  );
});

describe('typing', () => {
  test('a leading space never appears', { tags: ['VALID-11'] }, () => {
    expect(type(' leyla').text).toBe('leyla');
    expect(afterTyping(EMPTY, '   leyla@kandil.test', 'either', []).text).toBe('leyla@kandil.test');
  });

  test(
    'a leading plus disappears and means a phone number',
    { tags: ['VALID-12', 'VALID-13'] },
    () => {
      expect(type('+')).toMatchObject({ text: '', isPhone: true });
      expect(type('+90532')).toMatchObject({ text: '90532', isPhone: true });
    },
  );

  test('digits alone mean a phone number until a letter comes', { tags: ['VALID-14'] }, () => {
    expect(type('5').isPhone).toBe(true);
    expect(type('532 12')).toMatchObject({ text: '532 12', isPhone: true });
    expect(type('532a')).toMatchObject({ text: '532a', isPhone: false });
  });

  test('an emptied field is for either again', () => {
    expect(afterTyping(type('5'), '', 'either', []).isPhone).toBe(false);
  });
});

describe('the country', () => {
  test('a number begins with the country of the visitor', () => {
    expect(type('5321234567', 'either', COUNTRIES).country).toBe(INDONESIA);
  });

  test('a calling code typed with its plus moves into the prefix', () => {
    expect(type('+905321234567', 'either', COUNTRIES)).toMatchObject({
      text: '5321234567',
      country: TURKEY,
    });
    expect(afterTyping(EMPTY, '+90 532 123 45 67', 'either', COUNTRIES)).toMatchObject({
      text: '532 123 45 67',
      country: TURKEY,
    });
  });

  test('a list that comes late finds what was typed before', () => {
    expect(withCountry(type('+90532'), COUNTRIES)).toMatchObject({ text: '532', country: TURKEY });
    expect(withCountry(type('532'), COUNTRIES)).toMatchObject({ text: '532', country: INDONESIA });
    const email = type('leyla');
    expect(withCountry(email, COUNTRIES)).toBe(email);
  });

  test('one that was chosen stays while the number is changed', () => {
    const chosen = { ...type('532', 'either', COUNTRIES), country: TURKEY };
    expect(afterTyping(chosen, '5321', 'either', COUNTRIES).country).toBe(TURKEY);
  });
});

describe('what is sent', () => {
  test('an e-mail without the spaces around it', () => {
    expect(asLoginName(type('leyla@kandil.test '))).toEqual({ email: 'leyla@kandil.test' });
  });

  test('a number as its digits, with the calling code and without the zero of its own country', () => {
    expect(asLoginName(type('+90 532 123 45 67'))).toEqual({ msisdn: '905321234567' });
    expect(asLoginName({ ...type('0532 123 45 67'), country: TURKEY })).toEqual({
      msisdn: '905321234567',
    });
  });

  test('but with that zero where it is part of the number', () => {
    const ivoryCoast = { countryCode: 'CI', countryPhoneCode: '+225', selected: false };
    expect(asLoginName({ ...type('07 07 12 34 56'), country: ivoryCoast })).toEqual({
      msisdn: '2250707123456',
    });
  });
});
