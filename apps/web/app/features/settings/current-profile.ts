import type { Profile } from '../../lib/profile-rule.ts';
import type { Account } from '../../lib/start.ts';

/** Who is watching now. */
export function currentProfile(account: Account, profileId: number | null): Profile | undefined {
  return account.userProfile.find(({ id }) => id === profileId);
}
