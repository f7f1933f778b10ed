import { expect, test } from 'vitest';
import { flagOf, matching } from './countries.ts';

const COUNTRIES = [
  { countryCode: 'ID', countryName: 'Indonesia', countryPhoneCode: '+62' },
  { countryCode: 'TR', countryName: 'Türkiye', countryPhoneCode: '+90' },
  { countryCode: 'AE', countryName: 'United Arab Emirates', countryPhoneCode: '+971' },
  { countryCode: 'IN', countryName: 'India', countryPhoneCode: '+91' },
];
const found = (query: string) => matching(COUNTRIES, query).map(({ countryCode }) => countryCode);

test('a country is found by name, code and calling code, in any digits', () => {
  expect(found('arab')).toEqual(['AE']);
  expect(found('tr')).toEqual(['TR']);
  expect(found('+9')).toEqual(['TR', 'AE', 'IN']);
  expect(found('٩٧١')).toEqual(['AE']);
  expect(found('')).toHaveLength(4);
  expect(found('zz')).toEqual([]);
});

test('what begins with the query comes first', () => expect(found('in')).toEqual(['ID', 'IN']));

test('a flag is its two letters', () => {
  expect(flagOf('TR')).toBe('🇹🇷');
  expect(flagOf('tr1')).toBe('');
});
