import { playedNames as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { channelNames, videoNames } from '../store/played-names.ts';
import type { ContentWorld } from '../world.ts';

export const playedNames = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoIds, channelIds }, world: { db } }) => ({
    data: { videos: await videoNames(db, videoIds), channels: await channelNames(db, channelIds) },
  }),
);
