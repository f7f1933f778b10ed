import { localeOf } from '@kandil/i18n';
import { fullDateText } from '@kandil/i18n/formats';
const DAY = 86_400_000;

/**
 * A day as people say it: today, yesterday, else the date.
 * @param instant ISO 8601
 * @param now milliseconds since 1970
 * @param timeZone the viewer's own by default
 */
export function dayName(instant: string, now: number, language: string, timeZone?: string): string {
  // Canadian English formats days as ISO 8601 does.
  const day = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);
  const [then, today] = [day(new Date(instant)), day(new Date(now))];
  const ago = (Date.parse(today) - Date.parse(then)) / DAY;
  if (ago === 0 || ago === 1) {
    const word = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(
      -ago,
      'day',
    );
    return word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  }
  if (then.slice(0, 4) !== today.slice(0, 4))
    return fullDateText(new Date(instant), language, timeZone);
  return new Intl.DateTimeFormat(localeOf(language), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(instant));
}
