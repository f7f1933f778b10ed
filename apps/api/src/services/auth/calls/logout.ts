import { auth } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { clearRefreshCookie, refreshCookie } from '../flows/refresh-cookie.ts';
import { hashOf } from '../rules/one-time.ts';
import { lockAccount } from '../store/accounts.ts';
import { freeDevice } from '../store/devices.ts';
import { recordEvent } from '../store/events.ts';
import { tokenByHash } from '../store/refresh-tokens.ts';
import { endSession, sessionById } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Ends the sessions of the bearer token and of the refresh cookie, and all others on their devices, and frees the
 * places of the devices. Logging out twice is no error.
 */
export const logout = handle<AuthWorld, typeof auth.logout>(
  auth.logout,
  async ({ context, world }) => {
    const cookie = refreshCookie(world, context);
    const token = cookie ? await tokenByHash(world.db, hashOf(cookie)) : undefined;
    const meant = new Set([context.session?.sessionId, token?.session_id]);
    for (const id of meant) if (id !== undefined) await end(world, context, id);
    clearRefreshCookie(world, context);
    return { data: null };
  },
);

async function end(world: AuthWorld, context: CallContext, id: string): Promise<void> {
  const now = new Date(world.now());
  await transaction(world.db, async (trx) => {
    const session = await sessionById(trx, id);
    if (!session) return;
    await lockAccount(trx, session.account_id);
    if (!(await endSession(trx, id, 'LOGOUT', now))) return;
    await freeDevice(trx, session, 'LOGOUT', now);
    await recordEvent(trx, {
      kind: 'LOGOUT',
      accountId: session.account_id,
      sessionId: id,
      origin: context,
      at: now,
    });
  });
}
