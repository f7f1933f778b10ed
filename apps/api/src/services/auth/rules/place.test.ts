import { LANGUAGE_CODES } from '@kandil/i18n';
import { momentText } from '@kandil/i18n/formats';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../../testing/rounds.ts';
import { parseZone, placeOf } from './place.ts';

test.each([
  ['Europe/Istanbul', 'en', 'Istanbul'],
  ['America/New_York', 'fr', 'New York'],
  ['America/Argentina/Buenos_Aires', 'en', 'Buenos Aires'],
  ['Europe/Istanbul', 'ar', 'تركيا'],
  ['America/New_York', 'ar', 'نيويورك'],
  ['Asia/Gaza', 'ur', 'غزہ'],
  ['Europe/Istanbul', 'ru', 'Турция'],
  ['Asia/Jerusalem', 'ar', 'Jerusalem'],
])('%s in %s is %s', (zone, language, place) => {
  expect(placeOf(zone, language)).toBe(place);
});

/** Each zone in each language needs a new formatter, which is slow, so short runs test every tenth zone. */
const STEP = rounds({ usual: 10, long: 1 });

test.each(LANGUAGE_CODES)(
  'every time zone in %s is a place without the word for time',
  (language) => {
    const zones = Intl.supportedValuesOf('timeZone').filter((each) => each.includes('/'));
    for (const zone of zones.filter((_, index) => index % STEP === 0))
      expect(placeOf(zone, language), zone).toMatch(/^[^\d:]+$/);
  },
);

describe('no place', () => {
  test.each([
    [null],
    [''],
    ['UTC'],
    ['Etc/UTC'],
    ['Etc/GMT+3'],
    ['Mars/Olympus'],
    ['+03:00'],
    ['Europe/<b>'],
    ['x'.repeat(70)],
  ])('%j', (zone) => {
    expect(placeOf(zone, 'en')).toBeNull();
  });
});

test('parseZone accepts only IANA time zones', () => {
  expect(parseZone('Asia/Kolkata')).toBe('Asia/Kolkata');
  expect(parseZone('Asia/Calcutta')).toBe('Asia/Calcutta');
  expect(parseZone('Etc/GMT+3')).toBe('Etc/GMT+3');
  expect([parseZone('+03:00'), parseZone('Mars/Olympus'), parseZone('Europe/Istanbul\n')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a moment is in the time zone of the device and names it', () => {
  const at = new Date('2026-11-20T14:05:00Z');
  expect(momentText(at, 'en', 'Europe/Istanbul')).toBe('November 20, 2026 at 05:05 PM GMT+3');
  expect(momentText(at, 'en', 'UTC')).toBe('November 20, 2026 at 02:05 PM UTC');
});
