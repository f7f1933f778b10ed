import { auth, found } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { limitSession } from '../flows/limits.ts';
import { adultOf } from '../flows/member.ts';
import { clearRefreshCookie } from '../flows/refresh-cookie.ts';
import { isLive } from '../rules/session.ts';
import { lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { endSession, lockSession } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Ends a session of the account: before the answer, nothing of it serves any more. The one that asks may end itself,
 * which is logging out. One that has ended, or is somebody else's, is not found.
 */
export const sessionEnd = handle<AuthWorld, typeof auth.sessionEnd>(
  auth.sessionEnd,
  async ({ input: { id }, context, world }) => {
    const { account, session: own } = await adultOf(world, context);
    await limitSession(world, 'signOut', own.id);
    const isOwn = id === own.id;
    await transaction(world.db, async (trx) => {
      const now = new Date(world.now());
      await lockAccount(trx, account.id);
      const session = await lockSession(trx, id);
      const isThere = session?.account_id === account.id && isLive(session, now.getTime());
      const { device_id } = found(isThere ? session : null);
      const isHere = device_id === own.device_id;
      await endSession(trx, id, isHere ? 'LOGOUT' : 'ENDED', now);
      await recordEvent(trx, {
        kind: isOwn ? 'LOGOUT' : 'SESSION_ENDED',
        accountId: account.id,
        sessionId: id,
        origin: context,
        at: now,
      });
    });
    if (isOwn) clearRefreshCookie(world, context);
    return { data: { id } };
  },
);
