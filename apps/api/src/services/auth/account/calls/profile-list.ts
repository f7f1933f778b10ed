import { auth } from '@kandil/contract';
import { handle } from '../../../../platform/http/handler.ts';
import { memberOf } from '../../flows/member.ts';
import { presentProfile } from '../../present/account.ts';
import { profilesOf } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

export const profileList = handle<AuthWorld, typeof auth.profileList>(
  auth.profileList,
  async ({ context, world }) => {
    const { account } = await memberOf(world, context);
    const profiles = await profilesOf(world.db, account.id);
    return { data: profiles.map(presentProfile) };
  },
);
