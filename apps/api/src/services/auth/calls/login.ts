import { auth, Refusal } from '@kandil/contract';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { transaction } from '../../../platform/database/kysely.ts';
import { accountViewIfReachable } from '../flows/account-view.ts';
import { bucketOf, tryPassword } from '../flows/attempts.ts';
import { deliveryKey, openCode } from '../flows/codes.ts';
import { limitAddress, mayDeliver } from '../flows/limits.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { type Opened, openSession, tokenAnswer } from '../flows/sign-in.ts';
import { loginName } from '../rules/login-name.ts';
import {
  type AccountRow,
  accountByLogin,
  type LoginName,
  updateAccount,
} from '../store/accounts.ts';
import { recordEvent } from '../store/events.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Logs in by e-mail or phone. Known and unknown names cost the same work and are answered alike; an account whose
 * first code was never entered gets a session that only serves to enter it.
 */
export const login = handle<AuthWorld, typeof auth.login>(
  auth.login,
  async ({ input, context, world }) => {
    const name = loginName(input);
    await limitAddress(world, 'login', context.ip);
    const account = await authenticate(world, context, name, input.password);
    const opened = await openFor(world, context, account, input.rememberMe === true);
    const user = wantsUser(input.returnNewUserModel)
      ? await accountViewIfReachable(world, account, context.language)
      : null;
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
  password: string,
): Promise<AccountRow> {
  const account = await accountByLogin(world.db, name);
  const attempts = await bucketOf(world, context, account, Object.values(name)[0]);
  const matches = await tryPassword(world, attempts, account?.password_hash, password);
  if (!account || !matches) {
    await recordEvent(world.db, {
      kind: 'LOGIN_FAILED',
      accountId: account?.id ?? null,
      origin: context,
      at: new Date(world.now()),
    });
    throw new Refusal('WRONG_CREDENTIALS');
  }
  // Told to nobody but those who know the password.
  if (account.disabled_at) throw new Refusal('ACCOUNT_DISABLED');
  if (account.password_hash && world.passwords.isOutdated(account.password_hash)) {
    return updateAccount(world.db, account.id, {
      password_hash: await world.passwords.hash(password),
    });
  }
  return account;
}

async function openFor(
  world: AuthWorld,
  context: CallContext,
  account: AccountRow,
  remembered: boolean,
): Promise<Opened> {
  const now = new Date(world.now());
  const sendsCode =
    !account.confirmed_at && (await mayDeliver(world, deliveryKey(account), context.ip));
  return transaction(world.db, async (trx) => {
    const opened = await openSession(trx, world, account, context, remembered);
    await recordEvent(trx, {
      kind: 'LOGIN',
      accountId: account.id,
      sessionId: opened.session.id,
      origin: context,
      at: now,
    });
    if (sendsCode) await openCode(trx, world, account, context.language);
    return opened;
  });
}

/** The parameter stands alone in an address (`?returnNewUserModel`) or has a value. */
function wantsUser(flag: boolean | 'true' | 'false' | '' | undefined): boolean {
  return flag === true || flag === 'true' || flag === '';
}
