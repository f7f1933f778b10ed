import { auth, type ErrorCode, found, Refusal, type RefusalDetails } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { stopPlayback } from '../flows/playback.ts';
import { limitAddress } from '../flows/limits.ts';
import { clearRefreshCookie, refreshCookie } from '../flows/refresh-cookie.ts';
import { tokenAnswer } from '../flows/sign-in.ts';
import { sendNotice } from '../jobs/jobs.ts';
import { deviceIdOf } from '../account/rules/device.ts';
import { hashOf } from '../rules/one-time.ts';
import { parseZone } from '../rules/place.ts';
import { newSeed, successorOf } from '../rules/refresh-token.ts';
import { afterRefusedRotation, isLive } from '../rules/session.ts';
import { recordEvent } from '../store/events.ts';
import { newestToken, rotateToken, tokenByHash } from '../store/refresh-tokens.ts';
import type { Executor } from '../store/tables.ts';
import {
  endSession,
  lockSessionOfToken,
  type SessionRow,
  touchSession,
} from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

const REFUSALS: Record<'ended' | 'wait' | 'reuse', [ErrorCode, RefusalDetails]> = {
  ended: ['SESSION_ENDED', {}],
  wait: ['TOO_MANY_REQUESTS', { retryAfter: 60 }],
  reuse: ['REFRESH_REUSED', {}],
};

/** Rotates the refresh token of the body, else of the cookie. The new one is returned the same way. */
export const refreshToken = handle<AuthWorld, typeof auth.refreshToken>(
  auth.refreshToken,
  async ({ input, context, world }) => {
    await limitAddress(world, 'refresh', context.ip);
    const cookie = input.token ? undefined : refreshCookie(world, context);
    const token = input.token || cookie;
    if (!token) throw new Refusal('SESSION_ENDED');
    const rotated = await rotate(world, context, token);
    if (typeof rotated === 'string') {
      if (cookie && rotated !== 'wait') clearRefreshCookie(world, context);
      throw new Refusal(...REFUSALS[rotated]);
    }
    const { session } = rotated;
    const carrier = cookie ? 'cookie' : 'body';
    return {
      data: await tokenAnswer(world, context, {
        ...rotated,
        confirmed: session.confirmed_at !== null,
        carrier,
      }),
    };
  },
);

interface RotationResult {
  session: SessionRow;
  /** A new token, or the same successor again when the client repeats its request. */
  refreshToken: string;
}

/**
 * Exchanges a refresh token for its successor, under the lock of its family (SEC-3). The reuse of a rotated token
 * means that it was copied: the family ends, and the owner is notified.
 */
function rotate(
  world: AuthWorld,
  context: CallContext,
  token: string,
): Promise<RotationResult | 'ended' | 'wait' | 'reuse'> {
  const hash = hashOf(token);
  const now = new Date(world.now());
  return transaction(world.db, async (trx) => {
    const session = await lockSessionOfToken(trx, hash);
    if (!session || !isLive(session, now.getTime())) return 'ended';
    const seed = newSeed();
    const successor = successorOf(token, seed);
    if (await rotateToken(trx, { hash, seed, successorHash: hashOf(successor), now })) {
      await touchSession(trx, session, now, parseZone(context.zone));
      return { session, refreshToken: successor };
    }
    return afterRefusal(trx, world, context, session, token);
  });
}

async function afterRefusal(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  session: SessionRow,
  token: string,
) {
  const presented = await tokenByHash(trx, hashOf(token));
  if (!presented) return 'ended';
  const newest = await newestToken(trx, session.id);
  const next = afterRefusedRotation(
    { session, presented, newest, deviceId: deviceIdOf(context.deviceId, session.id) },
    world.now(),
  );
  if (next === 'repeat')
    // The table keeps the seed of every used token.
    return { session, refreshToken: successorOf(token, found(presented.successor_seed)) };
  if (next === 'reuse') await endReused(trx, world, context, session);
  return next;
}

async function endReused(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  session: SessionRow,
): Promise<void> {
  const now = new Date(world.now());
  await endSession(trx, session.id, 'REUSE', now);
  await stopPlayback(trx, world, [session.id]);
  await recordEvent(trx, {
    kind: 'REFRESH_REUSED',
    accountId: session.account_id,
    sessionId: session.id,
    origin: context,
    at: now,
  });
  await world.queue.enqueue(trx, sendNotice, {
    accountId: session.account_id,
    notice: 'session.reused',
  });
}
