import type { Range, Unit } from '@kandil/contract/control/numbers';

export const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A part of time: `from` is in it, `until` is not. */
export interface Period {
  from: Date;
  until: Date;
}

export interface CountedSpan extends Period {
  unit: Unit;
  /** As long, directly before or a year ago. */
  before: Period;
}

/** Begin of the hour that runs at a moment; all earlier hours are over. @param now milliseconds since 1970 */
export const hourOf = (now: number): Date => new Date(now - (now % HOUR));

const DAYS = { TODAY: 1, DAYS_7: 7, DAYS_30: 30, DAYS_90: 90 } as const;
const YEAR_MONTHS = 12;

const dayOf = (at: number): number => at - (at % DAY);

/** Months earlier; the last day of the month where the month has no such day. */
function monthsBefore(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(at.getUTCMonth() - months);
  if (then.getUTCDate() !== at.getUTCDate()) then.setUTCDate(0);
  return then;
}

/** Begin of the hour, day or month that a moment is in. */
function beginOf(at: Date, unit: Unit): Date {
  if (unit === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
  return new Date(unit === 'day' ? dayOf(at.getTime()) : hourOf(at.getTime()));
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);

/** The hours that are counted; a table of sums has a row for each. `first` is the begin of the first one, `until` the end of the last one. */
export interface CountedHours {
  first: Date;
  until: Date;
}

/**
 * What a range covers, in UTC. It ends with the last counted hour, and so does the period before: both are equally long. What
 * is before the first counted hour is no part of it: a zero would say that nothing happened.
 */
export function spanOf(range: Range, { first, until }: CountedHours): CountedSpan {
  const last = until.getTime() - 1;
  if (range === 'MONTHS_12') {
    const month = new Date(last);
    const from = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() - 11));
    const before = {
      from: monthsBefore(from, YEAR_MONTHS),
      until: monthsBefore(until, YEAR_MONTHS),
    };
    return { unit: 'month', from: later(from, beginOf(first, 'month')), until, before };
  }
  const days = DAYS[range];
  const unit = days === 1 ? 'hour' : 'day';
  const from = dayOf(last) - (days - 1) * DAY;
  const shifted = (at: number) => new Date(at - days * DAY);
  return {
    unit,
    from: later(new Date(from), beginOf(first, unit)),
    until,
    before: { from: shifted(from), until: shifted(until.getTime()) },
  };
}

function next(at: Date, unit: Unit): Date {
  if (unit === 'month') return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1));
  return new Date(at.getTime() + (unit === 'day' ? DAY : HOUR));
}

/** The begins of all hours, days or months of a span. */
export function pointsOf({ from, until, unit }: Omit<CountedSpan, 'before'>): Date[] {
  const points: Date[] = [];
  for (let at = from; at < until; at = next(at, unit)) points.push(at);
  return points;
}
