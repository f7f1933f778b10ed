import { type ErrorCode, Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { sendNotice } from '../jobs/jobs.ts';
import { type AccountRow, updateAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { endPending } from '../store/pending.ts';
import type { Executor } from '../store/tables.ts';
import { endSessionsOf } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';
import { bucketOf, tryPassword } from './attempts.ts';
import { stopPlayback } from './playback.ts';

/**
 * Requires the account's password: a found or stolen device is not enough. Attempts share the delays of login. `field`
 * is the form field of the password.
 * @throws Refusal PASSWORD_MISSING, WRONG_PASSWORD, TOO_MANY_REQUESTS, BUSY
 */
export async function provePassword(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
  password: string,
  field = 'password',
): Promise<void> {
  const refusal = (code: ErrorCode) => new Refusal(code, { fields: { [field]: code } });
  if (!account.password_hash) throw refusal('PASSWORD_MISSING');
  const attempts = await bucketOf(world, context, account);
  if (await tryPassword(world, attempts, account.password_hash, password)) return;
  await recordEvent(world.db, {
    kind: 'PASSWORD_WRONG',
    accountId: account.id,
    ...(context.session && { sessionId: context.session.sessionId }),
    origin: context,
    at: new Date(world.now()),
  });
  throw refusal('WRONG_PASSWORD');
}

/**
 * Replaces the password: ends all sessions, pending codes and links, and notifies the owner. The caller holds the
 * account's lock.
 */
export async function replacePassword(
  trx: Executor,
  world: AuthWorld,
  accountId: string,
  hash: string,
): Promise<void> {
  await updateAccount(trx, accountId, { password_hash: hash });
  const ended = await endSessionsOf(trx, accountId, 'PASSWORD', new Date(world.now()));
  await stopPlayback(trx, world, ended);
  await endPending(trx, accountId);
  await world.queue.enqueue(trx, sendNotice, { accountId, notice: 'password.changed' });
}
