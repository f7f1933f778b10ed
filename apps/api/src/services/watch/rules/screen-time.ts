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
}

/**
 * What a child may still watch now. The hours come first: a child with time left goes to bed too.
 * @param used seconds watched on this day
 */
export function allowanceAt(
  { hours, dailyMinutes }: ScreenTime,
  { seconds }: Pick<LocalTime, 'seconds'>,
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
