import { auth, Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { newUserModel } from '../flows/account-view.ts';
import { bucketOf, tryPassword } from '../flows/attempts.ts';
import { type BotResponse, checkBot } from '../flows/bot-check.ts';
import { deliveryKey, openCode } from '../flows/codes.ts';
import { areMany, refuseLogin } from '../flows/failed-login.ts';
import { limitAddress, mayDeliver } from '../flows/limits.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { type SignInResult, signIn, tokenAnswer } from '../flows/sign-in.ts';
import { loginName } from '../rules/login-name.ts';
import { destinationOfName } from '../rules/reset.ts';
import { type AccountRow, accountByLogin, lockAccount, updateAccount } from '../store/accounts.ts';
import type { LoginName } from '../rules/login-name.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Logs in by e-mail or phone. Known and unknown names cost the same work and get the same answer. An unconfirmed
 * account gets a session that can only enter its code.
 */
export const login = handle<AuthWorld, typeof auth.login>(
  auth.login,
  async ({ input, context, world }) => {
    const name = loginName(input);
    await limitAddress(world, 'login', context.ip);
    world.passwords.mustHaveRoom();
    const account = await authenticate(world, context, name, input);
    const renewedHash = await renewed(world, account, input.password);
    const opened = await openFor(world, context, account, {
      remembered: input.rememberMe === true,
      renewedHash,
    });
    const viewing = { account, session: opened.session };
    const { language } = context;
    const user = await newUserModel(world, input.returnNewUserModel, viewing, language);
    const data = await tokenAnswer(world, context, {
      ...opened,
      confirmed: account.confirmed_at !== null,
      carrier: carrierOf(context),
      user,
    });
    return { data };
  },
);

async function authenticate(
  world: AuthWorld,
  context: CallContext,
  name: LoginName,
  input: BotResponse & { password: string },
): Promise<AccountRow> {
  const account = await accountByLogin(world.db, name);
  const attempts = await bucketOf(world, context, account, destinationOfName(name));
  if (await areMany(world, attempts)) await checkBot(world, context, input, 'LOGIN');
  const matches = await tryPassword(world, attempts, account?.password_hash, input.password);
  if (!account || !matches) return refuseLogin(world, context, account, attempts);
  // Only a visitor who knows the password learns this.
  if (account.disabled_at) throw new Refusal('ACCOUNT_DISABLED');
  return account;
}

/** A hash with the current parameters if the account's is outdated, else null. */
async function renewed(
  world: AuthWorld,
  { password_hash }: AccountRow,
  password: string,
): Promise<string | null> {
  const isOutdated = password_hash !== null && world.passwords.isOutdated(password_hash);
  return isOutdated ? world.passwords.hash(password) : null;
}

interface LoginInput {
  remembered: boolean;
  renewedHash: string | null;
}

async function openFor(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
  { remembered, renewedHash }: LoginInput,
): Promise<SignInResult> {
  const sendsCode =
    !account.confirmed_at && (await mayDeliver(world, deliveryKey(account), context.ip));
  return transaction(world.db, async (trx) => {
    // A password that was replaced since the check opens no session (T-A05).
    const locked = await lockAccount(trx, account.id);
    if (!locked || locked.password_hash !== account.password_hash)
      throw new Refusal('WRONG_CREDENTIALS');
    if (renewedHash) await updateAccount(trx, account.id, { password_hash: renewedHash });
    const opened = await signIn(trx, world, account, context, { remembered });
    if (sendsCode) await openCode(trx, world, account, context.language);
    return opened;
  });
}
