import { localeOf } from '@kandil/i18n';
/** Units from the largest down, each with its length in seconds. */
const UNITS: readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/**
 * Relative time: `3 hours ago`, `yesterday`; null for less than a minute.
 * @param instant ISO 8601
 * @param now milliseconds since the epoch
 */
export function timeAgo(instant: string, now: number, language: string): string | null {
  const seconds = (now - Date.parse(instant)) / 1000;
  const found = UNITS.find(([, length]) => seconds >= length);
  if (!found) return null;
  const [unit, length] = found;
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return format.format(-Math.floor(seconds / length), unit);
}
