import { watchForgetVideos as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { forgetVideos as forget } from '../store/deleted-videos.ts';
import type { WatchWorld } from '../world.ts';

export const forgetVideos = handle<WatchWorld, typeof call>(
  call,
  async ({ input: { videoIds, after }, world }) => ({
    data: { after: await forget(world.db, videoIds, after) },
  }),
);
