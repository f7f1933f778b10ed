import { type Day, dayAfter, noonOf } from './days.ts';
import type { PrayerSettings } from './settings.ts';

type Choices = Pick<PrayerSettings, 'hijriShift' | 'ramadan'>;

/** The ninth month. */
const RAMADAN = '9';
const MONTH = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/** Whether the day counts as one of Ramadan: by the calendar of Umm al-Qura, or as the viewer chose. */
export function isRamadan(day: Day, { hijriShift, ramadan }: Choices): boolean {
  if (ramadan !== 'auto') return ramadan === 'on';
  const parts = MONTH.formatToParts(noonOf(dayAfter(day, hijriShift)));
  return parts.some(({ type, value }) => type === 'month' && value === RAMADAN);
}

/**
 * The Hijri date of a day: `12 Ramadan 1448 AH`. The day is taken from midnight to midnight, as on printed timetables,
 * though it begins at sunset before.
 */
export function hijriDate(day: Day, language: string, hijriShift: number): string {
  return new Intl.DateTimeFormat(language, {
    calendar: 'islamic-umalqura',
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(noonOf(dayAfter(day, hijriShift)));
}

/** The Gregorian date of a day: `Monday, 8 February 2027`. */
export function gregorianDate(day: Day, language: string): string {
  return new Intl.DateTimeFormat(language, {
    calendar: 'gregory',
    dateStyle: 'full',
    timeZone: 'UTC',
  }).format(noonOf(day));
}
