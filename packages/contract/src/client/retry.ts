/** Retries of one address before the 401 is final (STATE-20). */
export const MAX_RETRIES = 8;

/** Seconds to wait before retry `attempt` (1 to 8): 1, 1, 2, 3, 5, 8, 13, 21 (STATE-21, SPEC-D20). */
export function fibonacciSeconds(attempt: number): number {
  let [previous, current] = [0, 1];
  for (let step = 1; step < attempt; step++) [previous, current] = [current, previous + current];
  return current;
}

export interface RetryCounter {
  /** The number of the next retry, or null if the limit is reached. */
  next(key: string): number | null;
  reset(key: string): void;
}

export function retryCounter(): RetryCounter {
  const counts = new Map<string, number>();
  return {
    next(key) {
      const attempt = (counts.get(key) ?? 0) + 1;
      if (attempt > MAX_RETRIES) return null;
      counts.set(key, attempt);
      return attempt;
    },
    reset: (key) => void counts.delete(key),
  };
}
