import { auth, found, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { stopPlayback } from '../flows/playback.ts';
import { openLock, type Proof } from '../account/flows/profile-lock.ts';
import { clearRefreshCookie, refreshCookie } from '../flows/refresh-cookie.ts';
import { lockOnLeaving } from '../account/rules/entered-profile.ts';
import { hashOf } from '../rules/one-time.ts';
import { isLive } from '../rules/session.ts';
import { accountById, lockAccount } from '../store/accounts.ts';
import { freeDevice } from '../account/store/devices.ts';
import { recordEvent } from '../store/events.ts';
import { profilesOf } from '../account/store/profiles.ts';
import { tokenByHash } from '../store/refresh-tokens.ts';
import { endSession, lockSession, sessionById } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Ends the sessions of the bearer token and of the refresh cookie, and all others on their devices, and frees the
 * places of the devices. Logging out twice is no error. From a child's profile it requires the same proof as leaving.
 */
export const logout = handle<AuthWorld, typeof auth.logout>(
  auth.logout,
  async ({ input: { pin, password }, context, world }) => {
    const cookie = refreshCookie(world, context);
    const token = cookie ? await tokenByHash(world.db, hashOf(cookie)) : undefined;
    const meant = new Set([context.session?.sessionId, token?.session_id]);
    const sessions: LogoutInput[] = [];
    for (const id of meant)
      if (id !== undefined) sessions.push(await proven(world, context, id, { pin, password }));
    for (const session of sessions) await end(world, context, session);
    clearRefreshCookie(world, context);
    return { data: null };
  },
);

interface LogoutInput {
  id: string;
  /** The child's profile that may be left. */
  left: number | null;
}

/** Requires the proof for the child's profile that a live session has entered, if any. */
async function proven(
  world: AuthWorld,
  context: CallContext,
  id: string,
  proof: Proof,
): Promise<LogoutInput> {
  const session = await sessionById(world.db, id);
  if (!session || session.profile_kind !== 'KIDS' || !isLive(session, world.now()))
    return { id, left: null };
  const account = found(await accountById(world.db, session.account_id));
  const profiles = await profilesOf(world.db, account.id);
  const lock = lockOnLeaving(found(profiles.find((each) => each.id === session.profile_id)));
  if (lock) await openLock(world, context, { account, lock, proof });
  return { id, left: session.profile_id };
}

async function end(
  world: AuthWorld,
  context: CallContext,
  { id, left }: LogoutInput,
): Promise<void> {
  const now = new Date(world.now());
  await transaction(world.db, async (trx) => {
    const known = await sessionById(trx, id);
    if (!known) return;
    await lockAccount(trx, known.account_id);
    const session = found(await lockSession(trx, id));
    // A concurrent request may have entered a child's profile: leaving it needs its own proof.
    if (session.profile_kind === 'KIDS' && session.profile_id !== left && isLive(session, +now))
      throw new Refusal('PIN_REQUIRED');
    if (!(await endSession(trx, id, 'LOGOUT', now))) return;
    const others = await freeDevice(trx, session, 'LOGOUT', now);
    await stopPlayback(trx, world, [...new Set([id, ...others])]);
    await recordEvent(trx, {
      kind: 'LOGOUT',
      accountId: session.account_id,
      sessionId: id,
      origin: context,
      at: now,
    });
  });
}
