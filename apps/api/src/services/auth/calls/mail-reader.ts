import { mailReader as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentActing } from '../present/account.ts';
import { accountById } from '../store/accounts.ts';
import { setAsideOf } from '../store/set-aside.ts';
import { familyOwnerOf } from '../account/store/family-members.ts';
import { profilesOf } from '../account/store/profiles.ts';
import type { AuthWorld } from '../world.ts';

export const mailReader = handle<AuthWorld, typeof call>(
  call,
  async ({ input: { userId, profileId }, world: { db, now } }) => {
    const account = await accountById(db, userId);
    if (!account?.email || !account.email_verified_at || account.disabled_at || account.delete_at)
      return { data: null };
    if (await setAsideOf(db, userId, new Date(now()))) return { data: null };
    const profiles = await profilesOf(db, userId);
    const profile = profiles.find(({ id, kind }) => id === profileId && kind !== 'KIDS');
    if (!profile) return { data: null };
    const { email, full_name: name, language, country_code } = account;
    const familyOwnerId = await familyOwnerOf(db, userId);
    const country = country_code || null;
    return {
      data: { email, name, language, profile: presentActing(profile), familyOwnerId, country },
    };
  },
);
