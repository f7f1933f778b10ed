const DAY = 24 * 3_600_000;

/** Days in which the owner can cancel a requested deletion. */
export const LEAVING_DAYS = 14;

/** The time of deletion for a request that is made now. */
export function deletionOf(now: number): Date {
  return new Date(now + LEAVING_DAYS * DAY);
}

/** A date in the long form of the language, in UTC: the deletion runs in the night after it at the latest. */
export function dayInWords(at: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
