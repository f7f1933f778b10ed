import { localeOf } from '@kandil/i18n';

/** The ledger has months of the Gregorian calendar, so its dates name no other one. */
const gregorian = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, calendar: 'gregory', timeZone: 'UTC' });

/** `May 2026`. @param month `YYYY-MM` */
export const monthText = (month: string, language: string): string =>
  gregorian(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00Z`));

/** `May 13, 2026`. @param date `YYYY-MM-DD` */
export const dayText = (date: string, language: string): string =>
  gregorian(language, { dateStyle: 'medium' }).format(new Date(`${date}T00:00Z`));
