import { type Day, dayAfter } from './days.ts';
import { isRamadan } from './hijri.ts';
import type { Moment } from './times.ts';
import type { PrayerSettings } from './settings.ts';

/** What a fast waits for: its end at Maghrib, or its beginning at Fajr. */
export interface Countdown {
  to: 'iftar' | 'suhoor';
  at: number;
}

/**
 * The next iftar or end of suhoor; null outside of Ramadan. It runs from the evening before the first day to the last
 * iftar.
 * @param moments the prayers around today
 */
export function countdownAt(
  moments: readonly Moment[],
  today: Day,
  now: number,
  settings: Pick<PrayerSettings, 'ramadan' | 'hijriShift'>,
): Countdown | null {
  const timeOf = (day: Day, prayer: 'fajr' | 'maghrib') =>
    moments.find((moment) => moment.day === day && moment.prayer === prayer)?.at ?? 0;
  const maghrib = timeOf(today, 'maghrib');
  // After sunset the fast of tomorrow is next.
  const fast = now < maghrib ? today : dayAfter(today, 1);
  if (!isRamadan(fast, settings)) return null;
  const fajr = timeOf(fast, 'fajr');
  return now < fajr ? { to: 'suhoor', at: fajr } : { to: 'iftar', at: maghrib };
}

/** The seconds left in whole minutes, rounded up: at zero the time has come. */
export const secondsLeft = (at: number, now: number): number => Math.ceil((at - now) / 60_000) * 60;
