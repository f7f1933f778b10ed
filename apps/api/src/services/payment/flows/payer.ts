import { Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import { createHash } from 'node:crypto';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import type { Limit } from '../../../platform/state/index.ts';
import { ADDRESS_LIMITS, NUMBER_LIMITS } from '../rules/limits.ts';
import type { PaymentWorld } from '../world.ts';

type LimiterWorld = Pick<PaymentWorld, 'limiter' | 'rateLimitFactor'>;

/**
 * The account that pays; null for a guest. The calls are public, so this reads the session's row.
 * @throws Refusal SESSION_ENDED, KIDS_PROFILE
 */
export async function payerOfCall(
  { internal }: Pick<PaymentWorld, 'internal'>,
  { session, profileId }: CallContext,
): Promise<string | null> {
  if (!session) return null;
  const { live, profile } = await internal(sessionCheck, {
    sessionId: session.sessionId,
    profileId,
  });
  if (!live) throw new Refusal('SESSION_ENDED');
  if (profile?.profileType === 'KIDS') throw new Refusal('KIDS_PROFILE');
  return session.userId;
}

/** @throws Refusal TOO_MANY_REQUESTS */
export function limitAddress(
  { limiter, rateLimitFactor }: LimiterWorld,
  group: keyof typeof ADDRESS_LIMITS,
  ip: string,
): Promise<void> {
  const limit = ADDRESS_LIMITS[group];
  return limiter.take({ ...limit, points: limit.points * rateLimitFactor }, addressKey(ip));
}

/** A number as a key of shared state, which holds no numbers. */
const keyOf = (msisdn: string) => createHash('sha256').update(msisdn).digest('base64url');

/** Counts by a number. @throws Refusal TOO_MANY_REQUESTS */
export async function limitNumber(
  { limiter }: LimiterWorld,
  msisdn: string,
  limits: readonly Limit[] = NUMBER_LIMITS,
): Promise<void> {
  for (const limit of limits) await limiter.take(limit, keyOf(msisdn));
}
