import { auth, found } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { stopPlayback } from '../flows/playback.ts';
import { limitSession } from '../flows/limits.ts';
import { adultOf } from '../flows/member.ts';
import { clearRefreshCookie } from '../flows/refresh-cookie.ts';
import { isLive } from '../rules/session.ts';
import { lockAccount } from '../store/accounts.ts';
import { freeDevice, signOutDevice } from '../account/store/devices.ts';
import { recordEvent } from '../store/events.ts';
import { lockSession } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Signs a device out: before the answer, the session and all others on the device end. On the current device this is a
 * log-out. A session that has ended, or is of another account, is not found.
 */
export const sessionEnd = handle<AuthWorld, typeof auth.sessionEnd>(
  auth.sessionEnd,
  async ({ input: { id }, context, world }) => {
    const { account, session: own } = await adultOf(world, context);
    await limitSession(world, 'signOut', own.id);
    const isHere = await transaction(world.db, async (trx) => {
      const now = new Date(world.now());
      await lockAccount(trx, account.id);
      const session = await lockSession(trx, id);
      const isThere = session?.account_id === account.id && isLive(session, now.getTime());
      const there = found(isThere ? session : null);
      const here = there.device_id === own.device_id;
      const gone = here
        ? await freeDevice(trx, there, 'LOGOUT', now)
        : await signOutDevice(trx, there, now);
      await stopPlayback(trx, world, gone);
      await recordEvent(trx, {
        kind: here ? 'LOGOUT' : 'SESSION_ENDED',
        accountId: account.id,
        sessionId: id,
        origin: context,
        at: now,
      });
      return here;
    });
    if (isHere) clearRefreshCookie(world, context);
    return { data: { id } };
  },
);
