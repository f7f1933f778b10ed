import { Refusal } from '@kandil/contract';
import { sessionCheck } from '@kandil/contract/internal';
import type { CallContext } from '../../../platform/http/context.ts';
import type { PurchaseWorld } from '../world.ts';

/**
 * The caller's account, by the session's row and not by the token alone (SEC-3); null for guests.
 * @throws Refusal SESSION_ENDED
 */
export async function accountOf(
  { internal }: PurchaseWorld,
  { session }: CallContext,
): Promise<string | null> {
  if (!session) return null;
  const { live } = await internal(sessionCheck, { sessionId: session.sessionId, profileId: null });
  if (!live) throw new Refusal('SESSION_ENDED');
  return session.userId;
}

/** Like `accountOf`, for calls of members. @throws Refusal LOGIN_REQUIRED, SESSION_ENDED */
export async function memberOf(world: PurchaseWorld, context: CallContext): Promise<string> {
  const userId = await accountOf(world, context);
  if (userId === null) throw new Refusal('LOGIN_REQUIRED');
  return userId;
}
