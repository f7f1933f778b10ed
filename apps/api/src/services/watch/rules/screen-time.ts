import type { LocalTime } from '../../../platform/local-time.ts';
import type { ScreenTime } from '@kandil/contract/screen-time';

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
  /** How often a grown-up may still give more on this day. */
  moreLeft: number;
}

/** How often a grown-up may give more on one day: an hour in all. */
export const MOST_GIVEN = 4;

/** A day of a child. */
export interface UsedTime {
  /** Watched. */
  seconds: number;
  /** Until when a grown-up allows more, in milliseconds since 1970; null: nobody did. */
  moreUntil: number | null;
  /** How often somebody did. */
  given: number;
}

export const UNUSED: UsedTime = { seconds: 0, moreUntil: null, given: 0 };

/** The limits alone. The hours come first: a child with time left goes to bed too. */
function withinLimits(
  { hours, dailyMinutes }: ScreenTime,
  clock: number,
  used: number,
): Pick<Allowance, 'over' | 'secondsLeft'> {
  if (hours && (clock < secondsOf(hours.from) || clock >= secondsOf(hours.until)))
    return { over: 'HOURS', secondsLeft: 0 };
  const left = [
    ...(hours ? [secondsOf(hours.until) - clock] : []),
    ...(dailyMinutes === null ? [] : [dailyMinutes * 60 - used]),
  ];
  if (left.length === 0) return { over: null, secondsLeft: null };
  const secondsLeft = Math.max(0, Math.min(...left));
  return { over: secondsLeft === 0 ? 'DAY' : null, secondsLeft };
}

/**
 * What a child may still watch now: what the limits leave, or what a grown-up has given on top of them, whichever is
 * longer.
 * @param now milliseconds since 1970
 */
export function allowanceAt(
  limits: ScreenTime,
  { seconds: clock }: Pick<LocalTime, 'seconds'>,
  used: UsedTime,
  now: number,
): Allowance {
  const { over, secondsLeft } = withinLimits(limits, clock, used.seconds);
  const more = Math.max(0, Math.ceil(((used.moreUntil ?? 0) - now) / 1000));
  return {
    over: more > 0 ? null : over,
    secondsLeft: secondsLeft === null ? null : Math.max(secondsLeft, more),
    from: limits.hours?.from ?? null,
    moreLeft: MOST_GIVEN - used.given,
  };
}
