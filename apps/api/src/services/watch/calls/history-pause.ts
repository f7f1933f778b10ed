import { historyPause as call } from '@kandil/contract/watch';
import { handle } from '../../../platform/http/handler.ts';
import { profileOf } from '../flows/member.ts';
import { resume, pause } from '../store/history.ts';
import type { WatchWorld } from '../world.ts';

export const historyPause = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { paused }, context, world }) => {
    const { profileId } = await profileOf(world, context);
    await (paused ? pause : resume)(world.db, profileId, world.now());
    return { data: { paused } };
  },
);
