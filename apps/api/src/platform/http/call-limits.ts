import { type AnyCall, LIMITS } from '@kandil/contract';
import type { RateLimiter } from '../state/index.ts';
import { addressKey } from './address-key.ts';
import type { CallContext } from './context.ts';

const MINUTE = 60;

export type LimitCall = (call: AnyCall, context: CallContext) => Promise<void>;

/**
 * Counts a call over HTTP in its declared class: by client address for guests, by session for members.
 * Server rendering and services calling each other are not counted.
 * @param factor multiplies the limits per client address: for offices and tests that share one
 * @returns a function that throws TOO_MANY_REQUESTS beyond the limit
 */
export function callLimits(limiter: RateLimiter, factor: number): LimitCall {
  return async ({ limit: name = 'catalogue' }, { session, ip }) => {
    const limits = LIMITS[name];
    if (!limits) return;
    const { guest, member } = limits;
    if (session)
      await limiter.take(
        { name: `${name} member`, points: member, seconds: MINUTE },
        session.sessionId,
      );
    else
      await limiter.take(
        { name: `${name} guest`, points: guest * factor, seconds: MINUTE },
        addressKey(ip),
      );
  };
}
