import { cleanText, toAsciiDigits } from '@kandil/contract/pasted';
import { DAY } from './standing.ts';

/** Days to withdraw, after the day of the first payment (Directive 2011/83/EU, article 9). */
const PERIOD_DAYS = 14;

/** Days within which a statement can be confirmed. Later it is none: it would prolong the period. */
export const STATEMENT_DAYS = 7;

export interface Period {
  /** The last day, at midnight UTC. */
  lastDay: Date;
  /** When that day is over in every time zone. */
  over: Date;
}

/**
 * The period to withdraw. The day of the payment does not count, and a last day on a weekend moves to Monday
 * (Regulation 1182/71, article 3). Days are those of UTC; a day more covers the day of every other time zone.
 * @param concluded the first payment of the contract
 */
export function periodAfter(concluded: Date): Period {
  const day = Math.floor(concluded.getTime() / DAY);
  const last = day + PERIOD_DAYS;
  const shift = WEEKEND[new Date(last * DAY).getUTCDay()] ?? 0;
  return {
    lastDay: new Date((last + shift) * DAY),
    over: new Date(concluded.getTime() + (PERIOD_DAYS + 1 + shift) * DAY),
  };
}

/** Days from Sunday and Saturday to Monday. */
const WEEKEND: Readonly<Record<number, number>> = { 0: 1, 6: 2 };

/** Whether a statement can still be confirmed. */
export const isLive = (statedAt: Date, now: number): boolean =>
  now < statedAt.getTime() + STATEMENT_DAYS * DAY;

/** The number of a receipt as people type it: with or without its letters and zeros; null if there is none in it. */
export function typedNumber(text: string): number | null {
  const digits = /(\d{1,9})\s*$/v.exec(toAsciiDigits(cleanText(text)))?.[1];
  return digits === undefined ? null : Number(digits);
}
