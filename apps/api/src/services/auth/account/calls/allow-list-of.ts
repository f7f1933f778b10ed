import { auth } from '@kandil/contract';
import { handle } from '../../../../platform/http/handler.ts';
import { adultOf } from '../../flows/member.ts';
import { limitSession } from '../../flows/limits.ts';
import { childProfileOf, presentAllowList } from '../flows/allow-list.ts';
import type { AuthWorld } from '../../world.ts';

export const allowListOf = handle<AuthWorld, typeof auth.allowListOf>(
  auth.allowListOf,
  async ({ input: { id }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await limitSession(world, 'profiles', session.id);
    const profile = await childProfileOf(world, account.id, id);
    return { data: await presentAllowList(world, profile, context.language) };
  },
);
