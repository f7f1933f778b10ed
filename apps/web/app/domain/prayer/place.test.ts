import { LANGUAGE_CODES, type LanguageCode } from '@kandil/i18n';
import { writingFaults } from '@kandil/i18n/writing';
import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { citiesByCountry, cityName, cityNamesIn } from './city-names.ts';
import { placeAround, placeOf } from './place.ts';
import { FIRST_SETTINGS, readSettings } from './settings.ts';

/** Hours of a zone before UTC, without daylight saving time of the north. */
function offsetOf(zone: string): number {
  const moment = new Date('2026-01-15T12:00:00Z');
  const there = new Date(`${moment.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`);
  return (there.getTime() - moment.getTime()) / 3_600_000;
}

test('every city lies in its time zone', () => {
  for (const { id, zone, latitude, longitude } of CITIES) {
    expect(Math.abs(offsetOf(zone) - longitude / 15), id).toBeLessThan(2.5);
    expect(Math.abs(latitude), id).toBeLessThan(61);
  }
  expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length);
});

describe('the list of cities', () => {
  test.each(LANGUAGE_CODES)('is in the script and the sort order of %s', async (language) => {
    const names = await cityNamesIn(language)();
    const { compare } = new Intl.Collator(language);
    const groups = citiesByCountry(language, names);
    const countries = groups.map(({ country }) => country);
    expect(countries).toEqual(countries.toSorted(compare));
    expect(groups.flatMap(({ cities }) => cities)).toHaveLength(CITIES.length);
    for (const { country, cities } of groups) {
      const written = cities.map((city) => cityName(city, names));
      expect(written).toEqual(written.toSorted(compare));
      expect([country, ...written].flatMap((name) => writingFaults(language, name))).toEqual([]);
    }
    const ids = new Set(CITIES.map(({ id }) => id));
    expect(Object.keys(names).filter((id) => !ids.has(id))).toEqual([]);
  });

  test('has the names that readers know', async () => {
    const nameIn = async (language: LanguageCode, id: string) =>
      (await cityNamesIn(language)())[id];
    expect(await nameIn('fa', 'TR Istanbul')).toBe('استانبول');
    expect(await nameIn('hi', 'SA Makkah')).toBe('मक्का');
    expect(await nameIn('ru', 'EG Cairo')).toBe('Каир');
    expect(await nameIn('fr', 'SY Aleppo')).toBe('Alep');
    expect(citiesByCountry('en', {}).map(({ country }) => country)).toContain('Palestine');
  });
});

describe('the location of a device', () => {
  test('is stored roughly, with the country and the name of a city near it', () => {
    const found = placeAround({ latitude: 41.083_21, longitude: 29.053_47 }, 'Europe/Istanbul');
    expect(found).toEqual({
      latitude: 41.1,
      longitude: 29.1,
      country: 'TR',
      zone: null,
      city: 'TR Istanbul',
    });
  });

  test.each([
    // Tabriz in Iran is nearer to Kars than any Turkish city of the list.
    ['Kars', 40.6, 43.1, 'Europe/Istanbul', 'TR'],
    ['Goa, with another name of the zone', 15.5, 73.8, 'Asia/Calcutta', 'IN'],
    ['Lille, on a device with the zone of home', 50.63, 3.06, 'Asia/Karachi', 'BE'],
    ['an ocean', -40, -120, 'Pacific/Pitcairn', null],
  ])('has the country of its time zone: %s', (_, latitude, longitude, zone, country) => {
    const found = placeAround({ latitude, longitude }, zone);
    expect(found).toMatchObject({ country, city: null });
  });

  test('in every city has its country and name', () => {
    for (const city of CITIES)
      expect(placeAround(city, city.zone)).toMatchObject({ country: city.country, city: city.id });
  });
});

test('stored settings that cannot be read become the defaults, one by one', () => {
  const [city] = CITIES;
  const place = city ? placeOf(city) : null;
  expect(readSettings(null)).toBeNull();
  expect(readSettings({})).toEqual(FIRST_SETTINGS);
  expect(readSettings({ place, minutes: 7, method: 'Mine', pause: true })).toEqual({
    ...FIRST_SETTINGS,
    place,
    pause: true,
  });
  // Another browser may have known a zone that this one does not know.
  for (const wrong of [{ latitude: 200 }, { zone: 'Mars/Base' }])
    expect(readSettings({ place: { ...place, ...wrong } })).toEqual(FIRST_SETTINGS);
});
