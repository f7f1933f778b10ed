import { auth } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { stopPlayback } from '../flows/playback.ts';
import { limitSession } from '../flows/limits.ts';
import { adultOf } from '../flows/member.ts';
import { clearRefreshCookie } from '../flows/refresh-cookie.ts';
import { signOutEverywhere } from '../flows/sign-out.ts';
import { lockAccount } from '../store/accounts.ts';
import { freeDevice } from '../account/store/devices.ts';
import { recordEvent } from '../store/events.ts';
import { liveSessionsOf } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/** Signs out everywhere else; with `current` here too. The account's lock serialises it with sign-ins. */
export const sessionEndAll = handle<AuthWorld, typeof auth.sessionEndAll>(
  auth.sessionEndAll,
  async ({ input: { current }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await limitSession(world, 'signOut', session.id);
    const ended = await transaction(world.db, async (trx) => {
      const now = new Date(world.now());
      await lockAccount(trx, account.id);
      const live = await liveSessionsOf(trx, account.id, session.id, now);
      const here = current ? await freeDevice(trx, session, 'LOGOUT', now) : [];
      await stopPlayback(trx, world, here);
      await signOutEverywhere(trx, world, {
        accountId: account.id,
        reason: 'ENDED',
        now,
        except: session.id,
      });
      await recordEvent(trx, {
        kind: 'SESSIONS_ENDED',
        accountId: account.id,
        sessionId: session.id,
        origin: context,
        at: now,
      });
      return live.filter(({ id }) => current || id !== session.id).length;
    });
    if (current) clearRefreshCookie(world, context);
    return { data: { ended } };
  },
);
