import { subscriptionOf } from '@kandil/contract/internal';
import { transaction } from '../../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import { stopPlayback } from '../../flows/playback.ts';
import { defaultProfile } from '../rules/default-profile.ts';
import { takeForgetting } from '../store/access-ends.ts';
import { setAsideOf } from '../../store/set-aside.ts';
import { lockAccount } from '../../store/accounts.ts';
import { familyOwnerOf } from '../store/family-members.ts';
import { deleteProfile, insertProfile, profilesOf } from '../store/profiles.ts';
import { endSessionsIn } from '../../store/sessions.ts';
import { forgetRetained, forgetProfile } from '../jobs/jobs.ts';
import type { JobWorld } from '../../world.ts';

/**
 * Deletes the profiles of an account whose access ended a year ago, with their lists and progress, and gives it a new
 * default profile. An account that was paid for meanwhile, or joined a family, keeps them.
 */
export function forgetRetainedHandler(world: JobWorld): Handler {
  return handle(forgetRetained, async ({ accountId }) => {
    if (await hasAccess(world, accountId)) return;
    const now = new Date(world.now());
    await transaction(world.db, async (trx) => {
      const account = await lockAccount(trx, accountId);
      if (!account || account.delete_at || (await setAsideOf(trx, accountId, now))) return;
      if (!(await takeForgetting(trx, accountId, now))) return;
      for (const { id, kind } of await profilesOf(trx, accountId)) {
        // A child's device must not fall back to an adult profile: it has to sign in again.
        if (kind === 'KIDS') await stopPlayback(trx, world, await endSessionsIn(trx, id, now));
        await deleteProfile(trx, accountId, id);
        await world.queue.enqueue(trx, forgetProfile, { userId: accountId, profileId: id });
      }
      await insertProfile(trx, accountId, defaultProfile(account), now);
    });
  });
}

/** Whether the account has access now, or pays for it: the night's list may be older. */
async function hasAccess({ db, internal, now }: JobWorld, userId: string): Promise<boolean> {
  const familyOwnerId = await familyOwnerOf(db, userId);
  const subscription = await internal(subscriptionOf, { userId, familyOwnerId });
  if (!subscription) return false;
  const { subscriptionStatus: status, accessUntil } = subscription;
  return status !== 'CANCELED' || Date.parse(accessUntil) > now();
}
