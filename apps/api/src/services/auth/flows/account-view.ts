import { Refusal } from '@kandil/contract';
import type { Account, Subscription } from '@kandil/contract/auth/entities';
import { presentAccount } from '../present/account.ts';
import type { AccountRow } from '../store/accounts.ts';
import { profilesOf } from '../store/profiles.ts';
import type { AuthWorld } from '../world.ts';
import { type DeviceUse, isDeviceAllowed } from './devices.ts';
import { countingSubscriptionOf } from './family.ts';

/** An account, and the session in which its owner looks at it. */
export interface Viewing {
  account: AccountRow;
  session: Pick<DeviceUse, 'account_id' | 'device_id'>;
}

/** An account with its profiles and its subscription, as its owner sees it on this device. */
export async function accountView(
  world: AuthWorld,
  { account, session }: Viewing,
  language: string,
): Promise<Account> {
  const [profiles, subscription, deviceAllowed] = await Promise.all([
    profilesOf(world.db, account.id),
    subscriptionFor(world, account),
    isDeviceAllowed(world, session),
  ]);
  return presentAccount({ account, profiles, subscription, language, deviceAllowed });
}

/** As `accountView`, for answers that are complete without it: null when the subscription cannot be known now. */
export async function accountViewIfReachable(
  world: AuthWorld,
  viewing: Viewing,
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
 * The account beside the tokens of a login or a sign-up, where `returnNewUserModel` asks for it: it stands alone in an
 * address (`?returnNewUserModel`) or is true. Any other value asks for nothing (SPEC-D47).
 */
export async function newUserModel(
  world: AuthWorld,
  returnNewUserModel: unknown,
  viewing: Viewing,
  language: string,
): Promise<Account | null> {
  const isAsked = [true, 'true', ''].some((value) => value === returnNewUserModel);
  return isAsked ? accountViewIfReachable(world, viewing, language) : null;
}

/** Nobody subscribes before the first one-time code was entered. */
async function subscriptionFor(
  world: AuthWorld,
  account: AccountRow,
): Promise<Subscription | null> {
  return account.confirmed_at ? countingSubscriptionOf(world, account.id) : null;
}
