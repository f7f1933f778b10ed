import type { Limit } from '../../../platform/state/index.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const limit = (name: string, points: number, seconds: number): Limit => ({
  name: `partner ${name}`,
  points,
  seconds,
});

/** Register requests per client address; `RATE_LIMIT_FACTOR` multiplies it. */
export const ADDRESS_LIMIT = limit('register address', 10, HOUR);

/** Register requests for an e-mail address; all must allow it. */
export const DESTINATION_LIMITS = [
  limit('register soon', 1, MINUTE),
  limit('register day', 5, DAY),
];
