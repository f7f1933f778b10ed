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

/**
 * The number of a receipt, for what moves money: nothing else may stand beside it, as in a date. The letters before it are
 * those of the operator.
 * @returns 0 for none; no receipt has it
 */
export function exactNumber(text: string): number {
  const digits = /^\p{L}{0,8}[\s\p{Pd}]*(\d{1,9})$/v.exec(toAsciiDigits(cleanText(text)))?.[1];
  return Number(digits ?? 0);
}

/** What decides whether a contract can be withdrawn from. */
interface Withdrawable {
  row: { ended_at: Date | null };
  /** Null before the first payment: the period has not begun. */
  period: Period | null;
}

/** A payment of a receipt, in minor units. */
interface Payment {
  charge_id: string;
  amount: number;
  refunded: number;
  currency: string;
}

/** Whether the contract can be withdrawn from by a statement of this moment. */
export function canWithdraw({ row, period }: Withdrawable, stated: number): boolean {
  if (row.ended_at !== null) return false;
  return period === null || stated < period.over.getTime();
}

/** What a withdrawal is about: the newest contract whose period is open, else the newest one. */
export function contractToWithdraw<Contract extends Withdrawable>(
  contracts: readonly Contract[],
  now: number,
): Contract | null {
  return contracts.find((contract) => canWithdraw(contract, now)) ?? contracts[0] ?? null;
}

/** What is given back of a contract: everything that was paid and is still ours. Minor units. */
export const paymentsLeft = ({ receipts }: { receipts: readonly Payment[] }) =>
  receipts
    .map(({ charge_id: chargeId, amount, refunded, currency }) => ({
      chargeId,
      amount: amount - refunded,
      currency,
    }))
    .filter(({ amount }) => amount > 0);
