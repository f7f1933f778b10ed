import { avatarOf } from './avatars.ts';
import type { AccountRow } from '../store/accounts.ts';
import type { ProfileFields } from '../store/profiles.ts';

/** The first profile of a new account. */
export function defaultProfile(
  account: Pick<AccountRow, 'id' | 'full_name' | 'language'>,
): ProfileFields {
  return {
    name: account.full_name,
    avatar_id: avatarOf(account.id),
    language: account.language,
    auto_next_episode: true,
    auto_preview: true,
    kind: 'ADULT',
    is_default: true,
  };
}
