const DAY = 86_400_000;
/** 1 January 1970 was a Thursday. */
const THURSDAY = 3;

/** The Monday with which the week of a moment begins, in UTC, as `2026-11-23`. @param now milliseconds since 1970 */
export function weekOf(now: number): string {
  const day = Math.floor(now / DAY);
  return new Date((day - ((day + THURSDAY) % 7)) * DAY).toISOString().slice(0, 10);
}

/** The week before. @param now milliseconds since 1970 */
export const weekBefore = (now: number): string => weekOf(now - 7 * DAY);
