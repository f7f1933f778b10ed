/** A day of the Gregorian calendar, in some time zone: `2027-02-08`. */
export type Day = string;

const DAY_MS = 86_400_000;

/** The day at a moment. @param zone IANA time zone; null: that of the device */
export function dayAt(ms: number, zone: string | null): Day {
  const format = new Intl.DateTimeFormat('en', {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: zone ?? undefined,
  });
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  return ['year', 'month', 'day'].map((part) => parts.get(part as 'year')).join('-');
}

/** Noon of a day in UTC, which has the same date in the zone UTC. */
export const noonOf = (day: Day): number => Date.parse(`${day}T12:00:00Z`);

/** The day so many days later. */
export const dayAfter = (day: Day, days: number): Day => dayAt(noonOf(day) + days * DAY_MS, 'UTC');
