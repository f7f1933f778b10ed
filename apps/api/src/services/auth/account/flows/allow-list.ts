import type { Data } from '@kandil/contract';
import { found } from '@kandil/contract';
import type { allowListOf } from '@kandil/contract/auth';
import { childLimitsOf, maySee } from '@kandil/contract/child-limits';
import { titlesNamed } from '@kandil/contract/internal';
import { presentActing } from '../../present/account.ts';
import type { AuthWorld } from '../../world.ts';
import { profilesOf, type ProfileRow } from '../store/profiles.ts';

/** @throws Refusal NOT_FOUND for any profile but a child's of the account */
export async function childProfileOf(
  { db }: Pick<AuthWorld, 'db'>,
  accountId: string,
  id: number,
): Promise<ProfileRow> {
  const profiles = await profilesOf(db, accountId);
  return found(profiles.find((profile) => profile.id === id && profile.kind === 'KIDS'));
}

/** The titles of a profile's allow list that the catalogue has. */
export async function presentAllowList(
  { internal }: Pick<AuthWorld, 'internal'>,
  profile: ProfileRow,
  language: string,
): Promise<Data<typeof allowListOf>> {
  const { allow_list: ids } = profile;
  if (ids === null) return { titles: null };
  const child = childLimitsOf(presentActing(profile));
  const titles = await internal(titlesNamed, { ids, language });
  return {
    titles: titles.map(({ kids, age, ...title }) => ({
      ...title,
      shown: maySee(child, { kids, age, titleId: title.id }),
    })),
  };
}
