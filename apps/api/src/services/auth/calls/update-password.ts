import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { adultOf, type Member } from '../flows/member.ts';
import { provePassword, replacePassword } from '../flows/own-password.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { continueSession, type SignInResult, tokenAnswer } from '../flows/sign-in.ts';
import { checkPassword } from '../rules/password.ts';
import { isLive } from '../rules/session.ts';
import { lockAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import type { Executor } from '../store/tables.ts';
import { lockSession } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Changes the password of a member who knows the current one. Every session ends before the answer; the caller
 * continues with new tokens (T-A05).
 */
export const updatePassword = handle<AuthWorld, typeof auth.updatePassword>(
  auth.updatePassword,
  async ({ input: { currentPassword, newPassword }, context, world }) => {
    const member = await adultOf(world, context);
    checkPassword(newPassword, world.config.passwordMinLength, 'newPassword');
    await provePassword(world, context, member.account, currentPassword, 'currentPassword');
    const hash = await world.passwords.hash(newPassword);
    const opened = await transaction(world.db, (trx) => change(trx, world, context, member, hash));
    const data = await tokenAnswer(world, context, {
      ...opened,
      confirmed: true,
      carrier: carrierOf(context),
    });
    return { data, message: wordsOf(context.language)('password.done') };
  },
);

async function change(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  member: Member,
  hash: string,
): Promise<SignInResult> {
  const now = new Date(world.now());
  const account = await lockAccount(trx, member.account.id);
  const session = await lockSession(trx, member.session.id);
  // The password was replaced since it was proved.
  const isProved = account?.password_hash === member.account.password_hash;
  if (!session || !isLive(session, now.getTime()) || !isProved) throw new Refusal('SESSION_ENDED');
  await replacePassword(trx, world, account.id, hash);
  const opened = await continueSession(trx, world, account, context, session);
  await recordEvent(trx, {
    kind: 'PASSWORD_CHANGED',
    accountId: account.id,
    sessionId: opened.session.id,
    origin: context,
    at: now,
  });
  return opened;
}
