import { auth } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { accountView } from '../flows/account-view.ts';
import { memberOf } from '../flows/member.ts';
import type { AuthWorld } from '../world.ts';

export const user = handle<AuthWorld, typeof auth.user>(auth.user, async ({ context, world }) => {
  const member = await memberOf(world, context);
  return { data: await accountView(world, member, context.language) };
});
