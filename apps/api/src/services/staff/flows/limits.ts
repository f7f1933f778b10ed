import { addressKey } from '../../../platform/http/address-key.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import type { StaffWorld } from '../world.ts';

/** Calls before signing in, per client address and minute. */
const SIGN_IN = { name: 'staff sign-in', points: 30, seconds: 60 };

/** @throws Refusal TOO_MANY_REQUESTS */
export const limitSignIn = (
  { limiter, rateLimitFactor }: StaffWorld,
  { ip }: CallContext,
): Promise<void> =>
  limiter.take({ ...SIGN_IN, points: SIGN_IN.points * rateLimitFactor }, addressKey(ip));
