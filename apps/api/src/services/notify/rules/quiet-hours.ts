import { localTime } from '../../../platform/local-time.ts';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** Nobody is woken: from 22:00 to 8:00 at the device. */
const QUIET_FROM = 22 * HOUR;
const QUIET_UNTIL = 8 * HOUR;

const minutesAt = (at: number, zone: string): number =>
  Math.floor(localTime(at, zone).seconds / 60);
const isQuiet = (minutes: number): boolean => minutes >= QUIET_FROM || minutes < QUIET_UNTIL;

/** The moment at which a device may next be notified: now, or the end of its quiet hours. */
export function notifyAt(now: number, zone: string): number {
  const minutes = minutesAt(now, zone);
  return isQuiet(minutes) ? morning(now, minutes, minutes < QUIET_UNTIL ? 0 : 1, zone) : now;
}

/** The end of the quiet hours of the next day. */
export const nextMorning = (now: number, zone: string): number =>
  morning(now, minutesAt(now, zone), 1, zone);

function morning(now: number, minutes: number, days: number, zone: string): number {
  const at = now - (now % MINUTE) + (QUIET_UNTIL - minutes + days * DAY) * MINUTE;
  // The clocks may change in the night between.
  return at + (QUIET_UNTIL - minutesAt(at, zone)) * MINUTE;
}
