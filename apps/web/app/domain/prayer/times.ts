import { Coordinates, HighLatitudeRule, Madhab, PolarCircleResolution, PrayerTimes } from 'adhan';
import { type Day, dayAfter } from './days.ts';
import { isRamadan } from './hijri.ts';
import { methodAt, parametersOf, schoolAt } from './methods.ts';
import type { Place, PrayerSettings } from './settings.ts';

export const PRAYERS = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof PRAYERS)[number];

/** The times of a day in milliseconds since 1970. */
export type Times = Readonly<Record<Prayer | 'sunrise', number>>;

/** A prayer of a day. */
export interface Moment {
  prayer: Prayer;
  day: Day;
  /** Milliseconds since 1970. */
  at: number;
}

/** Minutes that Umm al-Qura adds to the time between Maghrib and Isha in Ramadan. */
const LONGER_IN_RAMADAN = 30;

/** What the times depend on. */
export type Where = Pick<PrayerSettings, 'method' | 'school' | 'ramadan' | 'hijriShift'> & {
  place: Place;
};

/** The times of a day at a place, where the sun does not rise or set, too. */
export function timesOf(day: Day, where: Where): Times {
  const { place } = where;
  const at = new Coordinates(place.latitude, place.longitude);
  const method = methodAt(place, where.method);
  const parameters = parametersOf(method);
  const school = schoolAt(place, where.school);
  parameters.madhab = school === 'hanafi' ? Madhab.Hanafi : Madhab.Shafi;
  parameters.highLatitudeRule = HighLatitudeRule.recommended(at);
  parameters.polarCircleResolution = PolarCircleResolution.AqrabBalad;
  if (method === 'UmmAlQura' && isRamadan(day, where))
    parameters.adjustments.isha += LONGER_IN_RAMADAN;
  // The library reads year, month and day as the device has them; noon exists on every day.
  const times = new PrayerTimes(at, new Date(`${day}T12:00:00`), parameters);
  const sunrise = minuteOf(times.sunrise);
  const dhuhr = minuteOf(times.dhuhr);
  const maghrib = minuteOf(times.maghrib);
  return {
    // A method's minutes of caution are longer than the shortest nights.
    fajr: Math.min(minuteOf(times.fajr), sunrise),
    sunrise,
    dhuhr,
    asr: asrBetween(minuteOf(times.asr), dhuhr, maghrib),
    maghrib,
    isha: Math.max(minuteOf(times.isha), maghrib),
  };
}

const MINUTE_MS = 60_000;

/** The library rounds to minutes, but for a part of a second. */
const minuteOf = (time: Date) => Math.floor(time.getTime() / MINUTE_MS) * MINUTE_MS;

/**
 * Near the polar circles the winter sun is too low for the shadow that Asr is defined by, and the library's time for it
 * is arbitrary. It is then in the middle of the afternoon, as timetables there have it.
 */
function asrBetween(asr: number, dhuhr: number, maghrib: number): number {
  if (dhuhr < asr && asr < maghrib) return asr;
  return minuteOf(new Date((dhuhr + maghrib) / 2));
}

/** The prayers of yesterday, today and tomorrow, in order: in northern summers Isha is after midnight. */
export function momentsAround(today: Day, where: Where): Moment[] {
  return [-1, 0, 1].flatMap((days) => {
    const day = dayAfter(today, days);
    const times = timesOf(day, where);
    return PRAYERS.map((prayer) => ({ prayer, day, at: times[prayer] }));
  });
}

/** The first prayer after a moment. */
export const nextPrayer = (moments: readonly Moment[], now: number): Moment | undefined =>
  moments.find(({ at }) => at > now);
