import { describe, expect, test } from 'vitest';
import { countdownAt, secondsLeft } from './countdown.ts';
import { dayAt } from './days.ts';
import { civilDate, hijriDate, isRamadan } from './hijri.ts';
import { FIRST_SETTINGS, type PrayerSettings } from './settings.ts';
import { momentsAround } from './times.ts';

const place = {
  country: 'TR',
  zone: 'Europe/Istanbul',
  latitude: 41.01,
  longitude: 28.98,
  city: null,
};
const settings = (patch: Partial<PrayerSettings> = {}) => ({ ...FIRST_SETTINGS, ...patch, place });

describe('the calendar', () => {
  // Umm al-Qura: 1 Ramadan 1448 is 8 February 2027, 1 Shawwal 9 March (Eid 2027).
  test.each([
    ['2027-02-07', 0, false],
    ['2027-02-08', 0, true],
    ['2027-03-08', 0, true],
    ['2027-03-09', 0, false],
    ['2027-02-08', -1, false],
    ['2027-02-09', -1, true],
    ['2027-02-07', 1, true],
  ] as const)('%s, shifted by %i: Ramadan is %s', (day, hijriShift, expected) => {
    expect(isRamadan(day, settings({ hijriShift }))).toBe(expected);
  });

  test('the viewer’s choice comes before the calendar', () => {
    expect(isRamadan('2027-02-08', settings({ ramadan: 'off' }))).toBe(false);
    expect(isRamadan('2027-06-01', settings({ ramadan: 'on' }))).toBe(true);
  });

  test('dates are written in the language, in both calendars', () => {
    expect(hijriDate('2027-02-19', 'en', 0)).toBe('12 Ramadan 1448\u00a0AH');
    expect(hijriDate('2027-02-19', 'ar', -1)).toBe('11 رمضان 1448\u00a0هـ');
    // The civil calendar of Persian is solar.
    expect(civilDate('2027-02-19', 'fa')).toBe('جمعه ۳۰ بهمن ۱۴۰۵');
    expect(hijriDate('2027-02-19', 'fa', 0)).toBe('۱۲ رمضان ۱۴۴۸ هجری قمری');
  });
});

describe('the countdown', () => {
  const countdown = (moment: string, patch: Partial<PrayerSettings> = {}) => {
    const now = Date.parse(moment);
    const today = dayAt(now, place.zone);
    const found = countdownAt(momentsAround(today, settings(patch)), today, now, settings(patch));
    return found && [found.to, new Date(found.at).toISOString().slice(0, 16)];
  };

  test.each([
    ['the afternoon before the first day', '2027-02-07T12:00:00+03:00', null],
    [
      'the evening before the first day',
      '2027-02-07T21:00:00+03:00',
      ['suhoor', '2027-02-08T03:34'],
    ],
    ['before dawn', '2027-02-08T04:00:00+03:00', ['suhoor', '2027-02-08T03:34']],
    ['the fast', '2027-02-08T12:00:00+03:00', ['iftar', '2027-02-08T15:36']],
    ['a night', '2027-02-08T23:30:00+03:00', ['suhoor', '2027-02-09T03:33']],
    ['after midnight', '2027-02-09T00:30:00+03:00', ['suhoor', '2027-02-09T03:33']],
    ['the evening of the last day', '2027-03-08T21:00:00+03:00', null],
  ])('%s', (_, moment, expected) => expect(countdown(moment)).toEqual(expected));

  test('there is none where Ramadan is off', () => {
    expect(countdown('2027-02-08T12:00:00+03:00', { ramadan: 'off' })).toBeNull();
  });

  test('minutes are rounded up', () => {
    expect([1, 59_999, 60_000, 60_001].map((left) => secondsLeft(left, 0))).toEqual([
      60, 60, 60, 120,
    ]);
  });
});
