import { type EndReason, endSessionsOf } from '../store/sessions.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';
import { stopPlayback } from './playback.ts';

interface SignOut {
  accountId: string;
  reason: EndReason;
  now: Date;
  /** The session that stays. */
  except?: string;
}

/**
 * Ends the sessions of an account with what they play. The caller holds the lock of the account.
 * @returns how many ended
 */
export async function signOutEverywhere(
  trx: Executor,
  world: Pick<AuthWorld, 'queue'>,
  { accountId, reason, now, except }: SignOut,
): Promise<number> {
  const ended = await endSessionsOf(trx, accountId, reason, now, except);
  await stopPlayback(trx, world, ended);
  return ended.length;
}
