import { historyRemove as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { profileOf } from '../flows/member.ts';
import { forgetWatched } from '../store/history.ts';
import type { WatchWorld } from '../world.ts';

export const historyRemove = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { videoId }, context, world }) => {
    const { profileId } = await profileOf(world, context);
    await forgetWatched(world.db, { profileId, videoId, now: world.now() });
    return { data: null };
  },
);
