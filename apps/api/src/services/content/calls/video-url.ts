import { videoUrl as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { addressOf } from '../flows/playback.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { videoOf } from './video-find-by-id.ts';

export const videoUrl = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { videoId }, context, world }) => {
    const { id } = await videoOf(world, await visitorOf(world, context), { id: videoId });
    return { data: await addressOf(world, context, { videoId: id }) };
  },
);
