import { auth, found } from '@kandil/contract';
import { titlesNamed } from '@kandil/contract/internal';
import { handle } from '../../../../platform/http/handler.ts';
import { profileChangedLimits } from '../../../../platform/profile-changes.ts';
import { adultOf } from '../../flows/member.ts';
import { limitSession } from '../../flows/limits.ts';
import { childProfileOf, presentAllowList } from '../flows/allow-list.ts';
import { updateProfile } from '../store/profiles.ts';
import type { AuthWorld } from '../../world.ts';

/** Replaces or removes the allow list of a child's profile. */
export const allowListSet = handle<AuthWorld, typeof auth.allowListSet>(
  auth.allowListSet,
  async ({ input: { id, titleIds }, context, world }) => {
    const { account, session } = await adultOf(world, context);
    await limitSession(world, 'profiles', session.id);
    await childProfileOf(world, account.id, id);
    const ids = titleIds?.map(Number);
    const known = ids && (await world.internal(titlesNamed, { ids, language: context.language }));
    const allow_list = known?.map((title) => title.id) ?? null;
    const profile = found(await updateProfile(world.db, account.id, id, { allow_list }));
    await profileChangedLimits(world.state);
    return { data: await presentAllowList(world, profile, context.language) };
  },
);
