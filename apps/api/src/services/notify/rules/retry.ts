const MINUTE = 60;
/** A push service may ask for a longer pause than anybody waits for. */
const LONGEST = 3600;
/** New episodes are news for a day. */
export const NEWS_SECONDS = 24 * 3600;

/**
 * Seconds until a message that was not accepted is sent again: what the push service asks for, else twice as long after
 * each attempt.
 * @param attempt 1 after the first
 */
export const retryAfter = (asked: number | null, attempt: number): number =>
  Math.min(LONGEST, asked === null ? MINUTE * 2 ** (attempt - 1) : Math.max(1, asked));

/** When a job runs, as the queue takes it. */
export const startAt = (at: number, now: number): { startAfter?: number } =>
  at > now ? { startAfter: Math.ceil((at - now) / 1000) } : {};
