import { auth } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { clearRefreshCookie, refreshCookie } from '../flows/refresh-cookie.ts';
import { hashOf } from '../rules/one-time.ts';
import { recordEvent } from '../store/events.ts';
import type { Executor } from '../store/schema.ts';
import { endSession, lockSession, lockSessionOfToken, type SessionRow } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/** Ends the session of the bearer token and that of the refresh cookie. Logging out twice is no error. */
export const logout = handle<AuthWorld, typeof auth.logout>(
  auth.logout,
  async ({ context, world }) => {
    const { session } = context;
    const cookie = refreshCookie(world, context);
    if (session) await end(world, context, (trx) => lockSession(trx, session.sessionId));
    if (cookie) await end(world, context, (trx) => lockSessionOfToken(trx, hashOf(cookie)));
    clearRefreshCookie(world, context);
    return { data: null };
  },
);

type Lock = (trx: Executor) => Promise<SessionRow | undefined>;

async function end(world: AuthWorld, context: CallContext, lock: Lock): Promise<void> {
  const now = new Date(world.now());
  await transaction(world.db, async (trx) => {
    const session = await lock(trx);
    if (!session || !(await endSession(trx, session.id, 'LOGOUT', now))) return;
    await recordEvent(trx, {
      kind: 'LOGOUT',
      accountId: session.account_id,
      sessionId: session.id,
      origin: context,
      at: now,
    });
  });
}
