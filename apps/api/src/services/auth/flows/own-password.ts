import { type ErrorCode, Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { sendNotice } from '../jobs/send-notice.ts';
import { type AccountRow, updateAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { endPending } from '../store/pending.ts';
import type { Executor } from '../store/tables.ts';
import { endSessionsOf } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';
import { bucketOf, tryPassword } from './attempts.ts';

/**
 * Makes a member show that they know the account's password, for what a found or stolen device must not do. Attempts
 * share the delays of logging in. `field` is where the form has the password.
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
 * Gives an account another password: all its sessions end, so does what waits for a code or a link, and the owner is
 * told. The caller holds the account's lock.
 */
export async function replacePassword(
  trx: Executor,
  world: AuthWorld,
  accountId: string,
  hash: string,
): Promise<void> {
  await updateAccount(trx, accountId, { password_hash: hash });
  await endSessionsOf(trx, accountId, 'PASSWORD', new Date(world.now()));
  await endPending(trx, accountId);
  await world.queue.enqueue(trx, sendNotice, { accountId, notice: 'password.changed' });
}
