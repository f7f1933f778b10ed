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
  msisdnOf,
  NO_PHONE,
  shownName,
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

/** The error text for the input; null when it is valid. */
function shown(text: string, mode: FieldMode = 'either'): string | null {
  const problem = emailOrPhoneProblem(type(text, mode), mode);
  return problem && t(problem);
}

describe('errors of the field', () => {
  test.each(['', '   '])('empty input (%j) is required', { tags: ['VALID-03'] }, (text) =>
    expect(shown(text)).toBe('This field is required'),
  );

  test.each(['محمد', '٠٥٣٢١٢٣٤٥٦٧', '۰۵۳۲۱۲۳۴۵۶۷', 'ali@مثال.test'])(
    'Arabic characters (%s) get their own error',
    { tags: ['VALID-04'] },
    (text) =>
      expect(shown(text)).toBe(
        'Phone number must be in English numbers only (Example: 9876543210).',
      ),
  );

  test.each(['5321234567', '+90 532 123 45 67', '1234567'])(
    'digits, spaces and a plus (%s) are accepted',
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
  ])('%s is neither and gets the pattern error', { tags: ['VALID-07'] }, (text) =>
    expect(shown(text)).toBe('Invalid e-mail'),
  );

  test.each(['123456', '12 34 56', '+1 2'])(
    'fewer than seven digits (%s) are too short; spaces do not count',
    { tags: ['VALID-08'] },
    (text) => expect(shown(text)).toBe('Invalid phone number'),
  );

  test('a national number without a country asks for its calling code', () => {
    expect(shown('0532 123 45 67')).toMatch(/^Begin with the country code/);
    const value = afterTyping(EMPTY, '0532 123 45 67', 'either', COUNTRIES);
    expect(emailOrPhoneProblem(value, 'either')).toBeNull();
  });

  test('more than 15 digits are refused', () =>
    expect(shown('1234567890123456')).toBe('Invalid phone number'));

  test('checks Arabic before the pattern, and the pattern before the length', () => {
    expect(shown('ab١٢')).toContain('English numbers only');
    expect(shown('12a')).toBe('Invalid e-mail');
  });
});

describe('the modes', () => {
  test('phone-only refuses an e-mail and starts in phone mode', { tags: ['VALID-09'] }, () => {
    expect(shown('leyla@kandil.test', 'phone')).toBe('Invalid phone number');
    expect(shown('5321234567', 'phone')).toBeNull();
    expect(type('5', 'phone').isPhone).toBe(true);
  });

  test(
    'e-mail-only refuses a number with the e-mail error and never switches to phone mode',
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
    'a leading plus is removed and selects phone mode',
    { tags: ['VALID-12', 'VALID-13'] },
    () => {
      expect(type('+')).toMatchObject({ text: '', isPhone: true });
      expect(type('+90532')).toMatchObject({ text: '90532', isPhone: true });
    },
  );

  test('digits select phone mode until a letter is typed', { tags: ['VALID-14'] }, () => {
    expect(type('5').isPhone).toBe(true);
    expect(type('532 12')).toMatchObject({ text: '532 12', isPhone: true });
    expect(type('532a')).toMatchObject({ text: '532a', isPhone: false });
  });

  test('an emptied field accepts both again', () => {
    expect(afterTyping(type('5'), '', 'either', []).isPhone).toBe(false);
  });
});

describe('pasting', () => {
  const paste = (text: string, mode: FieldMode = 'either') =>
    afterTyping({ ...EMPTY, isPhone: mode === 'phone' }, text, mode, COUNTRIES);

  test.each([
    '+90 (532) 123-45-67',
    '\u202A+90 532 123 45 67\u202C',
    '+90\u00A0532\u2013123\u201145.67',
    'tel:+905321234567',
    '+۹۰ ۵۳۲ ۱۲۳ ۴۵ ۶۷',
  ])('%j is the number', (text) => {
    for (const mode of ['either', 'phone'] as const) {
      const value = paste(text, mode);
      expect(emailOrPhoneProblem(value, mode)).toBeNull();
      expect(asLoginName(value)).toEqual({ msisdn: '905321234567' });
    }
  });

  test.each(['\u202Aleyla@kandil.test\u202C', '<leyla@kandil.test>', '\u200Fleyla@kandil.test'])(
    '%j is the address',
    (text) => {
      const value = paste(text);
      expect(emailOrPhoneProblem(value, 'either')).toBeNull();
      expect(asLoginName(value)).toEqual({ email: 'leyla@kandil.test' });
    },
  );

  test('an address of digits and dashes that is typed stays as typed', () => {
    expect(type('5321234-5@kandil.test').text).toBe('5321234-5@kandil.test');
  });
});

describe('the country', () => {
  test("defaults to the visitor's country", () => {
    expect(type('5321234567', 'either', COUNTRIES).country).toBe(INDONESIA);
  });

  test('a calling code typed with its plus selects the country', () => {
    expect(type('+905321234567', 'either', COUNTRIES)).toMatchObject({
      text: '5321234567',
      country: TURKEY,
    });
    expect(afterTyping(EMPTY, '+90 532 123 45 67', 'either', COUNTRIES)).toMatchObject({
      text: '532 123 45 67',
      country: TURKEY,
    });
  });

  test('a list that loads late applies to earlier input', () => {
    expect(withCountry(type('+90532'), COUNTRIES)).toMatchObject({ text: '532', country: TURKEY });
    expect(withCountry(type('532'), COUNTRIES)).toMatchObject({ text: '532', country: INDONESIA });
    const email = type('leyla');
    expect(withCountry(email, COUNTRIES)).toBe(email);
  });

  test('a chosen country stays while the number changes', () => {
    const chosen = { ...type('532', 'either', COUNTRIES), country: TURKEY };
    expect(afterTyping(chosen, '5321', 'either', COUNTRIES).country).toBe(TURKEY);
  });
});

describe('the submitted value', () => {
  test('trims an e-mail address', () => {
    expect(asLoginName(type('leyla@kandil.test '))).toEqual({ email: 'leyla@kandil.test' });
  });

  test('is the calling code and the digits, without the trunk zero', () => {
    expect(asLoginName(type('+90 532 123 45 67'))).toEqual({ msisdn: '905321234567' });
    expect(asLoginName({ ...type('0532 123 45 67'), country: TURKEY })).toEqual({
      msisdn: '905321234567',
    });
  });

  test('keeps the zero in countries where it is part of the number', () => {
    const ivoryCoast = { countryCode: 'CI', countryPhoneCode: '+225', selected: false };
    expect(asLoginName({ ...type('07 07 12 34 56'), country: ivoryCoast })).toEqual({
      msisdn: '2250707123456',
    });
  });
});

test('an empty field for a number has the country of the visitor, whose code is sent with it', () => {
  const empty = withCountry(NO_PHONE, COUNTRIES);
  expect(empty.country).toBe(INDONESIA);
  const typed = afterTyping(empty, '081234567', 'phone', COUNTRIES);
  expect([msisdnOf(typed), shownName(typed)]).toEqual(['6281234567', '+6281234567']);
});
