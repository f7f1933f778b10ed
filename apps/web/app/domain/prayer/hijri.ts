import type { LanguageCode } from '@kandil/i18n';
import { fullDateText } from '@kandil/i18n/formats';
import { hijriOf, hijriText } from '@kandil/i18n/hijri';
import { type Day, dayAfter, noonOf } from './days.ts';
import type { PrayerSettings } from './settings.ts';

type Choices = Pick<PrayerSettings, 'hijriShift' | 'ramadan'>;

const RAMADAN = 9;

/** Whether the day counts as one of Ramadan: by the calendar of Umm al-Qura, or as the viewer chose. */
export function isRamadan(day: Day, { hijriShift, ramadan }: Choices): boolean {
  if (ramadan !== 'auto') return ramadan === 'on';
  return hijriOf(noonOf(dayAfter(day, hijriShift))).month === RAMADAN;
}

/**
 * The Hijri date of a day: `12 Ramadan 1448 AH`. The day is taken from midnight to midnight, as on printed timetables,
 * though it begins at sunset before.
 */
export const hijriDate = (day: Day, language: LanguageCode, hijriShift: number): string =>
  hijriText(noonOf(dayAfter(day, hijriShift)), language);

/** The date of a day in the calendar of daily life: `Monday, 8 February 2027`; in Persian the solar one. */
export const civilDate = (day: Day, language: LanguageCode): string =>
  fullDateText(new Date(noonOf(day)), language, 'UTC');
