import { localeOf } from '@kandil/i18n';

/** Their names of months leave no room for a sentence in the 70 characters of one part. */
const NUMBERED_MONTHS = new Set(['bn', 'hi', 'ru']);

/** A day (UTC) of the next months, without its year: `September 28`, or `28.09`. */
export function shortDay(at: Date, language: string): string {
  const month = NUMBERED_MONTHS.has(language) ? 'numeric' : 'long';
  const format = { day: 'numeric', month, timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(language), format).format(at);
}

/** A page's address without `https://`, because phones make it a link without that too. */
export function shortAddress(path: string, origin: string): string {
  const { host, pathname } = new URL(path, origin);
  return host + pathname;
}
