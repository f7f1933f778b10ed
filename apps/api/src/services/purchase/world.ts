import { Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import type { Kysely } from 'kysely';
import type { CallContext } from '../../platform/http/context.ts';
import type { Internal } from '../../platform/http/internal.ts';
import type { PurchaseTables } from './store/tables.ts';

/** What the calls of the purchase service work with. */
export interface PurchaseWorld {
  db: Kysely<PurchaseTables>;
  internal: Internal;
  /** Milliseconds since 1970. */
  now: () => number;
}

/**
 * The account that asks, by its session's row and not by the token alone (SEC-3); null for guests.
 * @throws Refusal SESSION_ENDED for a session that was ended
 */
export async function accountOf(
  { internal }: PurchaseWorld,
  { session }: CallContext,
): Promise<string | null> {
  if (!session || session.otpOpen) return null;
  const { live } = await internal(sessionCheck, { sessionId: session.sessionId, profileId: null });
  if (!live) throw new Refusal('SESSION_ENDED');
  return session.userId;
}

/** As `accountOf` in calls that only members make. */
export async function memberOf(world: PurchaseWorld, context: CallContext): Promise<string> {
  const userId = await accountOf(world, context);
  if (userId === null) throw new Refusal('LOGIN_REQUIRED');
  return userId;
}
