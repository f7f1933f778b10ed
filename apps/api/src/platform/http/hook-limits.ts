import { Refusal } from '@kandil/contract';
import type { Limit, RateLimiter } from '../state/index.ts';
import { addressKey } from './address-key.ts';

/** Refused requests of hooks by client address. */
const REFUSED: Limit = { name: 'hook refused', points: 60, seconds: 60 };

export interface HookLimits {
  /** @throws Refusal TOO_MANY_REQUESTS after many refused requests of an address */
  check(ip: string): Promise<void>;
  countRefused(ip: string): Promise<void>;
}

/**
 * Limits floods of unsigned requests. Only refused requests count: a gateway that delivers the events of a whole night
 * at once loses none.
 * @param factor multiplies the limit: for offices and tests that share one address
 */
export function hookLimits(limiter: RateLimiter, factor: number): HookLimits {
  const limit = { ...REFUSED, points: REFUSED.points * factor };
  return {
    async check(ip) {
      if ((await limiter.spent(limit, addressKey(ip))) >= limit.points)
        throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: limit.seconds });
    },
    async countRefused(ip) {
      await limiter.take(limit, addressKey(ip)).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },
  };
}
