import { videoByCode as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';
import { videoOf } from './video-find-by-id.ts';

export const videoByCode = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    return {
      data: await videoOf(world, await visitorOf(world, context), { code: input.videoCode }),
    };
  },
);
