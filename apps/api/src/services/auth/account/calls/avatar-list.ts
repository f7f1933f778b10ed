import { auth } from '@kandil/contract';
import { handle } from '../../../../platform/http/handler.ts';
import { AVATARS } from '../rules/avatars.ts';
import { memberOf } from '../../flows/member.ts';
import type { AuthWorld } from '../../world.ts';

/** All avatars, or those of one profile type. */
export const avatarList = handle<AuthWorld, typeof auth.avatarList>(
  auth.avatarList,
  async ({ input, context, world }) => {
    await memberOf(world, context);
    const requested = AVATARS.filter(
      ({ profileType }) => !input.profileType || profileType === input.profileType,
    );
    return { data: requested };
  },
);
