const formats = new Map<string, Intl.NumberFormat>();

/** Two digits of a locale: `07`, `۰۷`. */
function twoDigits(locale: string): Intl.NumberFormat {
  const format =
    formats.get(locale) ??
    new Intl.NumberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false });
  formats.set(locale, format);
  return format;
}

/**
 * Formats a position or duration: mm:ss below one hour (PLAYER-07), hh:mm:ss from 3600 s on (PLAYER-08). Fractions are
 * dropped; invalid values are 00:00.
 * @param locale BCP 47, with its digits
 */
export function formatTime(seconds: number, locale: string): string {
  const { format: two } = twoDigits(locale);
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / 60);
  if (whole < 3600) return `${two(minutes)}:${two(whole % 60)}`;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(whole % 60)}`;
}
