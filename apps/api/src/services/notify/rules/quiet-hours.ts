const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** Nobody is woken: from 22:00 to 8:00 at the device. */
const QUIET_FROM = 22 * HOUR;
const QUIET_UNTIL = 8 * HOUR;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** A device's time zone if it is one; UTC otherwise. */
export function zoneOf(text: string | null): string {
  try {
    formatOf(text ?? 'UTC');
    return text ?? 'UTC';
  } catch {
    return 'UTC';
  }
}

interface Local {
  /** `2026-11-24` */
  day: string;
  /** Since midnight. */
  minutes: number;
}

/** The day and the time of day of a moment in a zone. */
export function localTime(at: number, zone: string): Local {
  const [day = '', clock = ''] = formatOf(zone).format(at).split(', ');
  const [hour, minute] = clock.split(':').map(Number);
  return { day, minutes: (hour ?? 0) * HOUR + (minute ?? 0) };
}

const isQuiet = (minutes: number): boolean => minutes >= QUIET_FROM || minutes < QUIET_UNTIL;

/** The moment at which a device may next be notified: now, or the end of its quiet hours. */
export function notifyAt(now: number, zone: string): number {
  const { minutes } = localTime(now, zone);
  return isQuiet(minutes) ? morning(now, minutes, minutes < QUIET_UNTIL ? 0 : 1, zone) : now;
}

/** The end of the quiet hours of the next day. */
export const nextMorning = (now: number, zone: string): number =>
  morning(now, localTime(now, zone).minutes, 1, zone);

function morning(now: number, minutes: number, days: number, zone: string): number {
  const at = now - (now % MINUTE) + (QUIET_UNTIL - minutes + days * DAY) * MINUTE;
  // The clocks may change in the night between.
  return at + (QUIET_UNTIL - localTime(at, zone).minutes) * MINUTE;
}
