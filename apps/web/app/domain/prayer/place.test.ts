import { describe, expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { citiesByCountry, placeAround, placeOf } from './place.ts';
import { FIRST_SETTINGS, readSettings } from './settings.ts';

/** Hours of a zone before UTC, without daylight saving time of the north. */
function offsetOf(zone: string): number {
  const moment = new Date('2026-01-15T12:00:00Z');
  const there = new Date(`${moment.toLocaleString('sv', { timeZone: zone }).replace(' ', 'T')}Z`);
  return (there.getTime() - moment.getTime()) / 3_600_000;
}

test('every city lies in its time zone, and has both names', () => {
  for (const { id, zone, latitude, longitude, arabic } of CITIES) {
    expect(Math.abs(offsetOf(zone) - longitude / 15), id).toBeLessThan(2.5);
    expect(Math.abs(latitude), id).toBeLessThan(61);
    expect(arabic, id).toMatch(/^[\u0600-\u06ff ]+$/);
  }
  expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length);
});

test('the list is grouped by countries in the words of the language', () => {
  const groups = citiesByCountry('ar');
  expect(groups.map(({ country }) => country)).toContain('المملكة العربية السعودية');
  expect(groups.flatMap(({ cities }) => cities)).toHaveLength(CITIES.length);
});

describe('the location of a device', () => {
  test('is kept roughly, with the country and the name of a city near it', () => {
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
