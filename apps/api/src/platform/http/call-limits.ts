import { type AnyCall, LIMITS } from '@kandil/contract';
import type { Limit, RateLimiter } from '../state/index.ts';
import { addressKey } from './address-key.ts';
import type { CallContext } from './context.ts';

const MINUTE = 60;

export interface LimitCall {
  /** @throws Refusal TOO_MANY_REQUESTS */
  (call: AnyCall, context: Caller): Promise<void>;
  /** The same without waiting; false where the counts are shared. @throws Refusal TOO_MANY_REQUESTS */
  atOnce(call: AnyCall, context: Caller): boolean;
}

type Caller = Pick<CallContext, 'session' | 'ip'>;

/**
 * Counts a call over HTTP in its declared class: by client address for guests, by session for members.
 * Server rendering and services calling each other are not counted.
 * @param factor multiplies the limits per client address: for offices and tests that share one
 * @returns a function that throws TOO_MANY_REQUESTS beyond the limit
 */
export function callLimits(limiter: RateLimiter, factor: number): LimitCall {
  function counted(
    { limit: name = 'catalogue' }: AnyCall,
    { session, ip }: Caller,
  ): [Limit, string] | null {
    const limits = LIMITS[name];
    if (!limits) return null;
    const { guest, member } = limits;
    return session
      ? [{ name: `${name} member`, points: member, seconds: MINUTE }, session.sessionId]
      : [{ name: `${name} guest`, points: guest * factor, seconds: MINUTE }, addressKey(ip)];
  }

  const limit: LimitCall = async (call, caller) => {
    const what = counted(call, caller);
    if (what) await limiter.take(...what);
  };
  limit.atOnce = (call, caller) => {
    const what = counted(call, caller);
    return what === null || limiter.takeAtOnce(...what);
  };
  return limit;
}
