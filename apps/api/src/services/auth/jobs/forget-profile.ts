import { contentForget, watchForget } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import type { JobWorld } from './world.ts';

export const forgetProfile = defineJob(
  'auth.forget-profile',
  z.object({ userId: z.uuid(), profileId: z.number() }),
);

/** Deletes what the other services keep of a profile that was deleted; done again, it changes nothing. */
export function forgetProfileHandler({ internal }: JobWorld): Handler {
  return handle(forgetProfile, async ({ userId, profileId }) => {
    const of = { userId, profileIds: [profileId] };
    await internal(watchForget, of);
    await internal(contentForget, of);
  });
}
