const DAY = 24 * 3_600_000;

/** How long the owner of an account may change their mind after asking to delete it. */
export const LEAVING_DAYS = 14;

/** When an account is deleted whose owner asks for it now. */
export function deletionOf(now: number): Date {
  return new Date(now + LEAVING_DAYS * DAY);
}

/** A day as people write it, by UTC: the deletion falls on the night after it at the latest. */
export function dayInWords(at: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
