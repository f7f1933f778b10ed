import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { accountView } from '../flows/account-view.ts';
import { askEmailChange } from '../flows/email-change.ts';
import { limitSession } from '../flows/limits.ts';
import { adultOf } from '../flows/member.ts';
import { accountChange } from '../rules/user-info.ts';
import { updateAccount } from '../store/accounts.ts';
import type { AuthWorld } from '../world.ts';

/** Changes the fields that are given. A new e-mail address waits for its link; a new phone number is unverified. */
export const userInfo = handle<AuthWorld, typeof auth.userInfo>(
  auth.userInfo,
  async ({ input, context, world }) => {
    const { account, session } = await adultOf(world, context);
    const change = accountChange(account, input);
    await limitSession(world, 'userInfo', session.id);
    if (input.email !== undefined) await askEmailChange(world, context, account, input.email);
    const isChanged = Object.keys(change).length > 0;
    const changed = isChanged ? await updateAccount(world.db, account.id, change) : account;
    return { data: await accountView(world, changed, context.language) };
  },
);
