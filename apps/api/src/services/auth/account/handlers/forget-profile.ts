import { contentForget, notifyForgetProfiles, watchForget } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../../platform/queue/index.ts';
import type { JobWorld } from '../../world.ts';
import { forgetProfile } from '../jobs/jobs.ts';

/** Deletes the data of a deleted profile in the other services; idempotent. */
export function forgetProfileHandler({ internal }: JobWorld): Handler {
  return handle(forgetProfile, async ({ userId, profileId }) => {
    const of = { userId, profileIds: [profileId] };
    await internal(watchForget, of);
    await internal(contentForget, of);
    await internal(notifyForgetProfiles, { profileIds: [profileId] });
  });
}
