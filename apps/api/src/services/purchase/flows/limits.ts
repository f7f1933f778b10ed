import { createHash } from 'node:crypto';
import { addressKey } from '../../../platform/http/address-key.ts';
import { LINK_LIMIT, STATEMENT_LIMIT, STATEMENT_LIMITS } from '../rules/limits.ts';
import type { PurchaseWorld } from '../world.ts';

// Each throws Refusal TOO_MANY_REQUESTS with the seconds to wait.

/** Limits withdrawals without login, known address or not: each one sends a message. */
export async function limitStatement(
  { limiter }: Pick<PurchaseWorld, 'limiter'>,
  destination: string,
  ip: string,
): Promise<void> {
  await limiter.take(STATEMENT_LIMIT, addressKey(ip));
  // Hashed, so that shared state holds no addresses.
  const key = createHash('sha256').update(destination.toLowerCase()).digest('base64url');
  for (const limit of STATEMENT_LIMITS) await limiter.take(limit, key);
}

export function limitLink({ limiter }: Pick<PurchaseWorld, 'limiter'>, ip: string): Promise<void> {
  return limiter.take(LINK_LIMIT, addressKey(ip));
}
