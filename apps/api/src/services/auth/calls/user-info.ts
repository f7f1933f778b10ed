import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { hasTerritories } from '../../../platform/http/territory.ts';
import { profileChangedLimits } from '../../../platform/profile-changes.ts';
import { accountView } from '../flows/account-view.ts';
import { askEmailChange } from '../flows/email-change.ts';
import { limitSession } from '../flows/limits.ts';
import { adultOf } from '../flows/member.ts';
import { accountChange } from '../rules/user-info.ts';
import { refuseForeignPhone, updateAccount } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

/**
 * Changes the given fields. A new e-mail address waits for its link. A new phone number is unverified; a verified one
 * is replaced only by the code that `otpSend` sends to the new one.
 */
export const userInfo = handle<AuthWorld, typeof auth.userInfo>(
  auth.userInfo,
  async ({ input, context, world }) => {
    const { account, session } = await adultOf(world, context);
    const changing = { account, now: world.now(), countryMatters: hasTerritories() };
    const change = accountChange(changing, input);
    await limitSession(world, 'userInfo', session.id);
    if (change.msisdn) await refuseForeignPhone(world.db, change.msisdn, account.id);
    if (input.email !== undefined) await askEmailChange(world, context, account, input.email);
    const isChanged = Object.keys(change).length > 0;
    const changed = isChanged ? await updateAccount(world.db, account.id, change) : account;
    if (change.country_code !== undefined) await profileChangedLimits(world.state);
    return { data: await accountView(world, { account: changed, session }, context.language) };
  },
);
