import { Refusal } from '@kandil/contract';
import type { Account, Subscription } from '@kandil/contract/auth/entities';
import { forChild, presentAccount } from '../present/account.ts';
import type { AccountRow } from '../store/accounts.ts';
import { awaitedEmail } from '../store/links.ts';
import { profilesOf } from '../account/store/profiles.ts';
import type { SessionRow } from '../store/sessions.ts';
import type { AuthWorld } from '../world.ts';
import { CODE_PURPOSE } from '../rules/one-time.ts';
import { codeRetryAfter } from './codes.ts';
import { type DeviceUse, isDeviceAllowed } from '../account/flows/devices.ts';
import { countingSubscriptionOf } from '../account/flows/family.ts';

/** An account and the session that requests it. */
export interface ViewContext {
  account: AccountRow;
  session: Pick<DeviceUse, 'account_id' | 'device_id'> &
    Partial<Pick<SessionRow, 'profile_id' | 'profile_kind'>>;
}

/**
 * The account with its profiles and subscription, as its owner sees it on this device. A child's profile gets only what
 * the pages need.
 */
export async function accountView(
  world: AuthWorld,
  { account, session }: ViewContext,
  language: string,
): Promise<Account> {
  const [profiles, subscription, otpRetryAfter, deviceAllowed, awaited] = await Promise.all([
    profilesOf(world.db, account.id),
    subscriptionFor(world, account),
    account.confirmed_at ? null : codeRetryAfter(world, account.id, CODE_PURPOSE),
    isDeviceAllowed(world, session),
    awaitedEmail(world.db, account.id, new Date(world.now())),
  ]);
  const entered = session.profile_id ?? null;
  const view = presentAccount({
    account,
    profiles,
    entered,
    subscription,
    language,
    otpRetryAfter,
    deviceAllowed,
    awaited,
  });
  const name = profiles.find(({ id }) => id === entered)?.name ?? '';
  return session.profile_kind === 'KIDS' ? forChild(view, name) : view;
}

/** Like `accountView`, for answers where it is optional: null while the purchase service is unavailable. */
export async function accountViewIfReachable(
  world: AuthWorld,
  viewing: ViewContext,
  language: string,
): Promise<Account | null> {
  try {
    return await accountView(world, viewing, language);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'UNAVAILABLE') return null;
    throw error;
  }
}

/**
 * The account beside the tokens of a login or a sign-up, if `returnNewUserModel` is true or stands without a value in
 * the address (`?returnNewUserModel`). Any other value means no (SPEC-D47).
 */
export async function newUserModel(
  world: AuthWorld,
  returnNewUserModel: unknown,
  viewing: ViewContext,
  language: string,
): Promise<Account | null> {
  const isAsked = [true, 'true', ''].some((value) => value === returnNewUserModel);
  return isAsked ? accountViewIfReachable(world, viewing, language) : null;
}

/** An unconfirmed account cannot have a subscription. */
async function subscriptionFor(
  world: AuthWorld,
  account: AccountRow,
): Promise<Subscription | null> {
  return account.confirmed_at ? countingSubscriptionOf(world, account.id) : null;
}
