import type { Limit } from '../../../platform/state/index.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Tickets of an account (SEC-12). */
export const ACCOUNT_LIMIT: Limit = { name: 'support account', points: 5, seconds: HOUR };

/** Kilobytes of an account's files. */
export const BYTES_LIMIT: Limit = { name: 'support files', points: 20 * 1024, seconds: DAY };

/** Tickets from a client address; `RATE_LIMIT_FACTOR` multiplies it. */
export const ADDRESS_LIMIT: Limit = { name: 'support address', points: 10, seconds: HOUR };
