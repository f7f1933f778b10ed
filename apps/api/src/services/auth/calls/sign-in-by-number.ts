import { type Data, Refusal } from '@kandil/contract';
import { signInByNumber as call } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { openAccount } from '../flows/new-account.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { type SignInResult, signIn, tokenAnswer } from '../flows/sign-in.ts';
import { defaultProfile } from '../account/rules/default-profile.ts';
import { countryOfNew } from '../rules/countries.ts';
import {
  accountByLogin,
  type AccountRow,
  dropUnconfirmed,
  lockAccount,
} from '../store/accounts.ts';
import { insertProfile } from '../account/store/profiles.ts';
import type { Executor } from '../store/tables.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Signs in to the account that has verified a number, and creates it if there is none; the caller has checked the code.
 * Nobody has proved a sign-up that waits with this number, so it gives way (SPEC-D35).
 */
export const signInByNumber = handle<AuthWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    let refreshCookie: Data<typeof call>['refreshCookie'] = null;
    const asVisitor: CallContext = {
      ...context,
      language: input.language as CallContext['language'],
      platform: input.platform,
      deviceId: input.deviceId,
      zone: input.timeZone,
      ip: input.ip,
      userAgent: input.userAgent,
      // The service that called hands it to the browser.
      setCookie: (name, value, { maxAge = null }: { maxAge?: number | null }) =>
        void (refreshCookie = { name, value, maxAge }),
    };
    const opened = await open(world, asVisitor, input.msisdn);
    const carrier = carrierOf(asVisitor);
    const tokenInfo = await tokenAnswer(world, asVisitor, { ...opened, confirmed: true, carrier });
    return { data: { userId: opened.session.account_id, tokenInfo, refreshCookie } };
  },
);

async function open(world: AuthWorld, context: CallContext, msisdn: string): Promise<SignInResult> {
  const now = new Date(world.now());
  return transaction(world.db, async (trx) => {
    // Also makes another sign-in with this number wait, so that one account is created.
    await dropUnconfirmed(trx, { msisdn });
    const known = await accountByLogin(trx, { msisdn });
    const account = known
      ? await lockAccount(trx, known.id)
      : await createAccount(trx, context, msisdn, now);
    if (!account || account.disabled_at) throw new Refusal('ACCOUNT_DISABLED');
    const kind = known ? 'LOGIN' : 'REGISTERED';
    return signIn(trx, world, account, context, { kind, remembered: false });
  });
}

/** An account with a verified number and no password; its owner may add a name and an address later. */
async function createAccount(
  trx: Executor,
  context: CallContext,
  msisdn: string,
  now: Date,
): Promise<AccountRow> {
  const account = await openAccount(trx, {
    id: randomUUID(),
    // Others see the name of a profile, so it does not tell the number.
    full_name: `•••${msisdn.slice(-4)}`,
    email: null,
    email_key: null,
    email_verified_at: null,
    msisdn,
    msisdn_verified_at: now,
    country_code: countryOfNew(context),
    language: context.language,
    channel: 'WEB',
    reference: null,
    password_hash: null,
    created_at: now,
    confirmed_at: now,
    disabled_at: null,
    delete_at: null,
    inviter_id: null,
  });
  await insertProfile(trx, account.id, defaultProfile(account), now);
  return account;
}
