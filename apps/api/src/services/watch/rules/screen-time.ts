import type { ScreenTime } from '@kandil/contract/screen-time';

/** A moment in a child's zone. */
interface Local {
  /** `2026-11-24` */
  day: string;
  /** Since midnight. */
  seconds: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** @param now milliseconds since 1970 */
export function localTime(now: number, zone: string): Local {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const [hour, minute, second] = (['hour', 'minute', 'second'] as const).map((each) =>
    Number(parts.get(each)),
  );
  return {
    day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    seconds: ((hour ?? 0) * 60 + (minute ?? 0)) * 60 + (second ?? 0),
  };
}

const secondsOf = (clock: string): number => {
  const [hour, minute] = clock.split(':');
  return (Number(hour) * 60 + Number(minute)) * 60;
};

export interface Allowance {
  /** Why the child may not watch now; null: they may. */
  over: 'HOURS' | 'DAY' | null;
  /** How long they may still watch; null: without a limit that ends today. */
  secondsLeft: number | null;
  /** The time of day from which they may watch, today or tomorrow; null without hours. */
  from: string | null;
}

/**
 * What a child may still watch now. The hours come first: a child with time left goes to bed too.
 * @param used seconds watched on this day
 */
export function allowanceAt(
  { hours, dailyMinutes }: ScreenTime,
  { seconds }: Pick<Local, 'seconds'>,
  used: number,
): Allowance {
  const from = hours?.from ?? null;
  if (hours && (seconds < secondsOf(hours.from) || seconds >= secondsOf(hours.until)))
    return { over: 'HOURS', secondsLeft: 0, from };
  const left = [
    ...(hours ? [secondsOf(hours.until) - seconds] : []),
    ...(dailyMinutes === null ? [] : [dailyMinutes * 60 - used]),
  ];
  if (left.length === 0) return { over: null, secondsLeft: null, from };
  const secondsLeft = Math.max(0, Math.min(...left));
  return { over: secondsLeft === 0 ? 'DAY' : null, secondsLeft, from };
}
