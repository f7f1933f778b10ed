import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { wordsOf } from '../../../platform/words.ts';
import { forgetAttempts } from '../flows/attempts.ts';
import { limitAddress } from '../flows/limits.ts';
import { replacePassword } from '../flows/own-password.ts';
import { linkHashOf, RESET_PURPOSE } from '../rules/one-time.ts';
import { checkPassword } from '../rules/password.ts';
import { mayReset } from '../rules/reset.ts';
import { accountById, lockAccount, updateAccount } from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import { linkByHash, type LinkRow, takeLink } from '../store/links.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Sets a new password with the token of a link, and ends every session of the account before it answers (T-A05). The
 * token proves the address it was sent to, so it also confirms a sign-up.
 */
export const forgotPasswordReset = handle<AuthWorld, typeof auth.forgotPasswordReset>(
  auth.forgotPasswordReset,
  async ({ input, context, world }) => {
    await limitAddress(world, 'links', context.ip);
    checkPassword(input.password, world.config.passwordMinLength, 'password');
    const tokenHash = linkHashOf(input.token);
    const link = await linkByHash(world.db, tokenHash, RESET_PURPOSE, new Date(world.now()));
    if (!link) throw new Refusal('LINK_EXPIRED');
    const done = { data: null, message: wordsOf(context.language)('reset.done') };
    if (link.used_at) {
      await mustBeSet(world, link, input.password);
      return done;
    }
    // Before the transaction: hashing is slow and may wait in the queue.
    const hash = await world.passwords.hash(input.password);
    await transaction(world.db, (trx) => useLink(trx, world, context, link, hash));
    await forgetAttempts(world, context, link.account_id);
    return done;
  },
);

/** A form that is sent again gets the same answer: the link has set this very password. */
async function mustBeSet(world: AuthWorld, link: LinkRow, password: string): Promise<void> {
  const account = await accountById(world.db, link.account_id);
  if (!(await world.passwords.matches(account?.password_hash, password)))
    throw new Refusal('LINK_EXPIRED');
}

async function useLink(
  trx: Executor,
  world: AuthWorld,
  context: CallContext,
  link: LinkRow,
  hash: string,
): Promise<void> {
  const now = new Date(world.now());
  const account = await lockAccount(trx, link.account_id);
  const taken = await takeLink(trx, link.hash, RESET_PURPOSE, now);
  if (!account || !taken || !mayReset(account, taken.destination))
    throw new Refusal('LINK_EXPIRED');
  await updateAccount(trx, account.id, {
    confirmed_at: account.confirmed_at ?? now,
    ...(taken.destination.includes('@')
      ? { email_verified_at: account.email_verified_at ?? now }
      : { msisdn_verified_at: account.msisdn_verified_at ?? now }),
  });
  await replacePassword(trx, world, account.id, hash);
  await recordEvent(trx, {
    kind: 'PASSWORD_RESET',
    accountId: account.id,
    origin: context,
    at: now,
  });
}
