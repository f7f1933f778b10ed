import { Refusal } from '@kandil/contract';
import { refused } from '../overload/refusals.ts';
import type { Count, State } from './index.ts';
import { memoryState } from './memory.ts';

/**
 * Points per window of seconds, counted from the first one. A sustained rate with a burst is written as the burst
 * over the time it takes to refill: 10 a minute, burst 20 = 20 points in 120 seconds.
 */
export interface Limit {
  /** Limits of one name share their counters. */
  name: string;
  points: number;
  seconds: number;
}

export interface RateLimiter {
  /**
   * Takes points of a key (an address, an account, a destination); refuses with
   * TOO_MANY_REQUESTS and the seconds to wait if too few are left.
   */
  take: (limit: Limit, key: string, points?: number) => Promise<void>;
  /** Takes a point without waiting, or refuses. False: the counts are shared, and it has to `take`. */
  takeAtOnce: (limit: Limit, key: string) => boolean;
  /** Points that the key has spent in the current window. */
  spent: (limit: Limit, key: string) => Promise<number>;
  /** Resets the key, for example after a successful login. */
  reset: (limit: Limit, key: string) => Promise<void>;
}

export interface RateLimiterOptions {
  state: State;
  /** Nodes that share the limits: while the shared state is unreachable, each allows its part (SEC-12). */
  nodes?: () => number;
}

function check({ value, expiresIn }: Count, allowed: number): void {
  if (value <= allowed) return;
  refused.limit.inc();
  throw new Refusal('TOO_MANY_REQUESTS', {
    // A clock with fractions leaves 1000.0000000001 ms of a second.
    retryAfter: Math.max(1, Math.ceil(Math.round(expiresIn) / 1000)),
  });
}

/** Counts in the shared state, or in this process while that is unreachable: a limit never opens during an outage. */
export function createRateLimiter({ state, nodes = () => 1 }: RateLimiterOptions): RateLimiter {
  const own = memoryState();

  const add = async (limit: Limit, key: string, points: number) => {
    const name = `limit ${limit.name} ${key}`;
    try {
      return { ...(await state.add(name, points, limit.seconds)), allowed: limit.points };
    } catch {
      const allowed = Math.max(1, Math.floor(limit.points / nodes()));
      return { ...(await own.add(name, points, limit.seconds)), allowed };
    }
  };

  return {
    async take(limit, key, points = 1) {
      const { allowed, ...count } = await add(limit, key, points);
      check(count, allowed);
    },
    takeAtOnce(limit, key) {
      const count = state.addAtOnce?.(`limit ${limit.name} ${key}`, 1, limit.seconds);
      if (!count) return false;
      check(count, limit.points);
      return true;
    },
    async spent(limit, key) {
      return (await add(limit, key, 0)).value;
    },
    async reset(limit, key) {
      const name = `limit ${limit.name} ${key}`;
      await Promise.all([state.delete(name), own.delete(name)]);
    },
  };
}
