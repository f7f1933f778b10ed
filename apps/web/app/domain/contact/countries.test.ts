import { describe, expect, test } from 'vitest';
import { countryOfNumber, matching } from './countries.ts';

const COUNTRIES = [
  { countryCode: 'ID', countryName: 'Indonesia', countryPhoneCode: '+62' },
  { countryCode: 'TR', countryName: 'Türkiye', countryPhoneCode: '+90' },
  { countryCode: 'AE', countryName: 'United Arab Emirates', countryPhoneCode: '+971' },
  { countryCode: 'IN', countryName: 'India', countryPhoneCode: '+91' },
];
const ARABIC = [
  { countryCode: 'AE', countryName: 'الإمارات العربية المتحدة', countryPhoneCode: '+971' },
  { countryCode: 'EG', countryName: 'مصر', countryPhoneCode: '+20' },
  { countryCode: 'CI', countryName: 'ساحل العاج', countryPhoneCode: '+225' },
];
const codes = (found: readonly { countryCode: string }[]) =>
  found.map(({ countryCode }) => countryCode);

describe('a country is found', () => {
  test.each([
    ['by its name', 'arab', ['AE']],
    ['by its name without diacritics', 'turkiye', ['TR']],
    ['by its code, but not by letters inside another code', 'tr', ['TR']],
    ['by its calling code', '+9', ['TR', 'AE', 'IN']],
    ['in digits of any script', '٩٧١', ['AE']],
    ['first where the match is at the start', 'in', ['ID', 'IN']],
  ])('%s', (_, query, found) => expect(codes(matching(COUNTRIES, query))).toEqual(found));

  test('in Arabic letters of any spelling, and by its English name', () => {
    expect(codes(matching(ARABIC, 'امارات'))).toEqual(['AE']);
    expect(codes(matching(ARABIC, 'ساحل'))).toEqual(['CI']);
    expect(codes(matching(ARABIC, 'egy'))).toEqual(['EG']);
  });

  test('an empty search finds all countries, an unknown name none', () => {
    expect(matching(COUNTRIES, ' ')).toHaveLength(4);
    expect(matching(COUNTRIES, 'zz')).toEqual([]);
  });
});

describe('the country of a number', () => {
  const shared = ['GG', 'GB', 'IM'].map((countryCode) => ({
    countryCode,
    countryPhoneCode: '+44',
    selected: false,
  }));
  const turkey = { countryCode: 'TR', countryPhoneCode: '+90', selected: true };
  const of = (digits: string, countries = [...shared, turkey]) =>
    countryOfNumber(countries, digits)?.countryCode;

  test('is found by its calling code; a shared code finds the default country', () => {
    expect([of('90532'), of('44')]).toEqual(['TR', 'GB']);
  });

  test("is the visitor's country, if it shares the code", () => {
    const here = shared.map((each) => ({ ...each, selected: each.countryCode === 'IM' }));
    expect(of('4477', here)).toBe('IM');
  });

  test('is undefined while the code is incomplete', () => expect(of('9')).toBeUndefined());
});
