import { auth } from '@kandil/contract';
import { randomUUID } from 'node:crypto';
import { transaction } from '../../../platform/database/kysely.ts';
import type { CallContext } from '../../../platform/http/context.ts';
import { handle } from '../../../platform/http/handler.ts';
import { countryOfNew } from '../rules/countries.ts';
import { newUserModel } from '../flows/account-view.ts';
import { checkBot } from '../flows/bot-check.ts';
import { openCode } from '../flows/codes.ts';
import { openAccount, refuseIfClosed } from '../flows/new-account.ts';
import { limitDelivery, limitRegistration } from '../flows/limits.ts';
import { carrierOf } from '../flows/refresh-cookie.ts';
import { type SignInResult, signIn, tokenAnswer } from '../flows/sign-in.ts';
import { checkSignUp, type SignUp } from '../rules/sign-up.ts';
import { defaultProfile } from '../account/rules/default-profile.ts';
import { type AccountRow, dropUnconfirmed, refuseForeignPhone } from '../store/accounts.ts';
import type { LoginName } from '../rules/login-name.ts';
import { inviterBy } from '../store/invitations.ts';
import { insertProfile } from '../account/store/profiles.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Signs up: creates the account with its default profile and sends a one-time code. Until the code is entered, the
 * tokens of the answer can only enter it (`otpRequired`).
 */
export const register = handle<AuthWorld, typeof auth.register>(
  auth.register,
  async ({ input, context, world }) => {
    // Before what costs the visitor an attempt; once more where the account is made.
    await refuseIfClosed(world.db);
    const form = checkSignUp(input, world.config.passwordMinLength);
    await checkBot(world, context, input, 'SIGNUP');
    const destination = form.email?.key ?? form.msisdn ?? '';
    await limitRegistration(world, context.ip, destination);
    await limitDelivery(world, destination, context.ip);
    const passwordHash = await world.passwords.hash(form.password);
    const { account, opened } = await signUp(world, context, form, passwordHash);
    const viewing = { account, session: opened.session };
    const { language } = context;
    const user = await newUserModel(world, input.returnNewUserModel, viewing, language);
    const data = await tokenAnswer(world, context, {
      ...opened,
      confirmed: false,
      carrier: carrierOf(context),
      user,
    });
    return { data };
  },
);

async function signUp(
  world: AuthWorld,
  context: CallContext,
  form: SignUp,
  passwordHash: string,
): Promise<{ account: AccountRow; opened: SignInResult }> {
  const now = new Date(world.now());
  return transaction(world.db, async (trx) => {
    if (form.msisdn) await refuseForeignPhone(trx, form.msisdn, null);
    await dropUnconfirmed(trx, nameOf(form));
    const account = await openAccount(trx, {
      ...newAccount(form, context, passwordHash, now),
      inviter_id: await inviterBy(trx, form.reference),
    });
    await insertProfile(trx, account.id, defaultProfile(account), now);
    await openCode(trx, world, account, context.language);
    const opened = await signIn(trx, world, account, context, {
      kind: 'REGISTERED',
      remembered: false,
    });
    return { account, opened };
  });
}

/** The login name of the new account; its code goes there. */
function nameOf({ email, msisdn }: SignUp): LoginName {
  return email ? { email_key: email.key } : { msisdn: msisdn ?? '' };
}

function newAccount(
  form: SignUp,
  context: CallContext,
  passwordHash: string,
  now: Date,
): Omit<AccountRow, 'inviter_id'> {
  return {
    id: randomUUID(),
    full_name: form.fullName,
    email: form.email?.address ?? null,
    email_key: form.email?.key ?? null,
    email_verified_at: null,
    msisdn: form.msisdn,
    msisdn_verified_at: null,
    country_code: countryOfNew(context),
    country_changed_at: null,
    language: context.language,
    channel: form.channel,
    reference: form.reference,
    password_hash: passwordHash,
    created_at: now,
    confirmed_at: null,
    disabled_at: null,
    delete_at: null,
  };
}
