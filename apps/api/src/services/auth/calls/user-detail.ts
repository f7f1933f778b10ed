import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { accountView } from '../flows/account-view.ts';
import { memberOf } from '../flows/member.ts';
import type { AuthWorld } from '../world.ts';

/** The account of the session, also while its first one-time code is due (`otpRequired`). */
export const userDetail = handle<AuthWorld, typeof auth.userDetail>(
  auth.userDetail,
  async ({ context, world }) => {
    const member = await memberOf(world, context);
    return { data: await accountView(world, member, context.language) };
  },
);
