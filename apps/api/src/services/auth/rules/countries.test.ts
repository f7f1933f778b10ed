import { LANGUAGES } from '@kandil/i18n';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { countriesIn } from './countries.ts';

const FLAGS = resolve(import.meta.dirname, '../../../../../../node_modules/country-flag-icons/3x2');

const selectedIn = (language: string, zone: string | null) =>
  countriesIn(language, zone)
    .filter(({ selected }) => selected)
    .map(({ countryCode }) => countryCode);

test(
  'a country has a flag, a name in the language, a calling code and whether it is selected',
  { tags: ['ENTITY-45'] },
  () => {
    const turkey = countriesIn('ar', null).find(({ countryCode }) => countryCode === 'TR');
    expect(turkey).toEqual({
      countryCode: 'TR',
      flagUrl: '/flags/TR.svg',
      countryName: 'تركيا',
      countryPhoneCode: '+90',
      selected: false,
    });
    for (const { countryPhoneCode } of countriesIn('en', null))
      expect(countryPhoneCode).toMatch(/^\+\d{1,3}$/);
  },
);

test('every country has a name, and its flag is a file of the icons the web host serves', () => {
  const countries = countriesIn('en', null);
  expect(countries.length).toBeGreaterThan(240);
  for (const { flagUrl, countryName, countryCode } of countries) {
    expect(existsSync(resolve(FLAGS, flagUrl.replace('/flags/', '')))).toBe(true);
    expect(countryName).not.toBe(countryCode);
  }
});

test.each(LANGUAGES.map(({ code }) => code))(
  'countries are in the sort order of %s',
  (language) => {
    const names = countriesIn(language, null).map(({ countryName }) => countryName);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
  },
);

describe('the selected one', () => {
  test.each([
    ['Europe/Istanbul', 'TR'],
    ['Asia/Calcutta', 'IN'],
    ['Asia/Kolkata', 'IN'],
    ['Europe/Kyiv', 'UA'],
    ['Asia/Dhaka', 'BD'],
    ['America/Argentina/Ushuaia', 'AR'],
  ])('is that of the time zone: %s', (zone, country) => {
    expect(selectedIn('en', zone)).toEqual([country]);
  });

  test.each([
    ['ur', null, 'PK'],
    ['ms', 'UTC', 'MY'],
    ['ar', 'Nowhere/At\u0000all', 'EG'],
    ['sw', 'Antarctica/Vostok', 'TZ'],
  ])('is that of the language if the zone names no country: %s', (language, zone, country) => {
    expect(selectedIn(language, zone)).toEqual([country]);
  });
});
