import type { Limit } from '../../../platform/state/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const limit = (name: string, points: number, seconds: number): Limit => ({
  name: `payment ${name}`,
  points,
  seconds,
});

/** Limits per client address; `RATE_LIMIT_FACTOR` multiplies them. */
export const ADDRESS_LIMITS = {
  start: limit('start address', 30, 10 * MINUTE),
  confirm: limit('confirm address', 20, MINUTE),
  state: limit('state address', 120, MINUTE),
};

/** Attempts to pay of one account. */
export const ACCOUNT_LIMIT = limit('start account', 30, 10 * MINUTE);

/** Codes that are sent to one number; all must allow it. */
export const NUMBER_LIMITS = [
  limit('number quarter', 3, 15 * MINUTE),
  limit('number day', 10, 24 * HOUR),
];

/** Codes that are typed for one number. */
export const CODE_LIMIT = limit('code', 10, 15 * MINUTE);

/** Questions to the gateway for one intent, by the page that waits. */
export const ASK_LIMIT = limit('ask', 1, 4);
