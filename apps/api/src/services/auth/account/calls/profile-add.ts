import { auth, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { limitSession } from '../../flows/limits.ts';
import { adultOf } from '../../flows/member.ts';
import { presentProfile } from '../../present/account.ts';
import { PROFILES_PER_ACCOUNT } from '../rules/profile.ts';
import { profileColumns } from '../rules/profile-fields.ts';
import { insertProfile, lockProfilesOf } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** Adds a profile; an account has at most eight. */
export const profileAdd = handle<AuthWorld, typeof auth.profileAdd>(
  auth.profileAdd,
  async ({ input, context, world }) => {
    const { account, session } = await adultOf(world, context);
    const columns = profileColumns(input);
    await limitSession(world, 'profileAdd', session.id);
    const row = await transaction(world.db, async (trx) => {
      const profiles = await lockProfilesOf(trx, account.id);
      if (profiles.length >= PROFILES_PER_ACCOUNT) throw new Refusal('PROFILE_LIMIT');
      return insertProfile(
        trx,
        account.id,
        { ...columns, is_default: false },
        new Date(world.now()),
      );
    });
    return { data: presentProfile(row) };
  },
);
