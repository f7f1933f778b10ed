import { auth, found, Refusal } from '@kandil/contract';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle } from '../../../../platform/http/handler.ts';
import { profileChangedLimits } from '../../../../platform/profile-changes.ts';
import { limitSession } from '../../flows/limits.ts';
import { adultOf } from '../../flows/member.ts';
import { presentProfile } from '../../present/account.ts';
import { mayLeaveAdults } from '../rules/profile.ts';
import { checkedColumns } from '../rules/profile-fields.ts';
import { lockProfilesOf, updateProfile } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** Changes the given fields. The default profile and the last adult profile stay adult. */
export const profileEdit = handle<AuthWorld, typeof auth.profileEdit>(
  auth.profileEdit,
  async ({ input, context, world }) => {
    const { id, ...given } = input;
    const { account, session } = await adultOf(world, context);
    const change = checkedColumns(given);
    await limitSession(world, 'profiles', session.id);
    const row = await transaction(world.db, async (trx) => {
      const profiles = await lockProfilesOf(trx, account.id);
      const profile = found(profiles.find((each) => each.id === id));
      const leavesAdults = change.kind === 'KIDS' && profile.kind === 'ADULT';
      if (leavesAdults && (profile.is_default || !mayLeaveAdults(profiles, id)))
        throw new Refusal('PROFILE_IN_USE');
      return Object.keys(change).length === 0
        ? profile
        : updateProfile(trx, account.id, id, change);
    });
    if (change.kind || change.max_age) await profileChangedLimits(world.state);
    return { data: presentProfile(found(row)) };
  },
);
