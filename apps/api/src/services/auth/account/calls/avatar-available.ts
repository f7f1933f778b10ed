import { auth } from '@kandil/contract';
import { handle } from '../../../../platform/http/handler.ts';
import { AVATARS } from '../rules/avatars.ts';
import { memberOf } from '../../flows/member.ts';
import { profilesOf } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** The avatars that no profile of the account uses. */
export const avatarAvailable = handle<AuthWorld, typeof auth.avatarAvailable>(
  auth.avatarAvailable,
  async ({ context, world }) => {
    const { account } = await memberOf(world, context);
    const profiles = await profilesOf(world.db, account.id);
    const used = new Set(profiles.map((profile) => profile.avatar_id));
    return { data: AVATARS.filter(({ avatarId }) => !used.has(avatarId)) };
  },
);
