/** A long date: `20 November 2026`. @param instant ISO 8601 */
export function longDate(instant: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(instant));
}
