/** By zone in lower case: clients may write one zone in many ways. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const key = zone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  formats.set(key, format);
  return format;
}

/** Whether a text names a time zone of the IANA database. */
export function isZone(text: string): boolean {
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/** A time zone of the IANA database if the text is one; UTC otherwise. */
export const zoneOf = (text: string | null): string =>
  text !== null && isZone(text) ? text : 'UTC';

/** A moment by the clocks of a zone. */
export interface LocalTime {
  /** `2026-11-24` */
  day: string;
  /** Since midnight. */
  seconds: number;
}

/**
 * The day and the time of day of a moment in a zone.
 * @param at milliseconds since 1970
 * @param zone of the IANA database; `zoneOf` makes sure of it
 * @throws RangeError for any other text
 */
export function localTime(at: number, zone: string): LocalTime {
  const [day = '', clock = ''] = formatOf(zone).format(at).split(', ');
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return { day, seconds: (hours * 60 + minutes) * 60 + seconds };
}
