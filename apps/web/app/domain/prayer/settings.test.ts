import { expect, test } from 'vitest';
import { FIRST_SETTINGS, readSettings } from './settings.ts';

const place = {
  latitude: 41.01,
  longitude: 28.98,
  country: 'TR',
  zone: 'Europe/Istanbul',
  city: 'TR Istanbul',
};

test('a device begins with the usual method, a reminder of ten minutes, and no place', () => {
  expect(FIRST_SETTINGS).toEqual({
    place: null,
    method: 'auto',
    school: 'auto',
    remind: true,
    minutes: 10,
    pause: false,
    ramadan: 'auto',
    hijriShift: 0,
  });
});

test('what is stored is read; what cannot be read becomes the default', () => {
  const own = { ...FIRST_SETTINGS, place, method: 'Turkey', remind: false, minutes: 0 } as const;
  expect(readSettings(own)).toEqual(own);
  expect(readSettings({ ...own, method: 'Moon', minutes: 7, pause: 'no', hijriShift: 2 })).toEqual({
    ...own,
    method: 'auto',
    minutes: 10,
  });
  expect(readSettings(null)).toBeNull();
  expect(readSettings('on')).toBeNull();
});

test.each([0, 5, 10, 15])('a reminder may come %i minutes before', (minutes) => {
  expect(readSettings({ minutes })?.minutes).toBe(minutes);
});

test.each([-1, 0, 1])('the moon may be sighted %i days from the computed one', (hijriShift) => {
  expect(readSettings({ hijriShift })?.hijriShift).toBe(hijriShift);
});

const placeOf = (over: object) => readSettings({ place: { ...place, ...over } })?.place ?? null;

test('a place is on the earth, in a time zone that exists', () => {
  for (const corner of [
    { latitude: 90, longitude: 180 },
    { latitude: -90, longitude: -180 },
    { country: null, zone: null, city: null },
  ])
    expect(placeOf(corner)).toEqual({ ...place, ...corner });
  for (const beyond of [
    { latitude: 90.1 },
    { latitude: -90.1 },
    { longitude: 180.1 },
    { longitude: -180.1 },
    { zone: 'Europe/Nowhere' },
  ])
    expect(placeOf(beyond)).toBeNull();
});
