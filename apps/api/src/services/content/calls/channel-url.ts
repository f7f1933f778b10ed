import { channelUrl as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { channelOf } from '../flows/channels.ts';
import { addressOf } from '../flows/playback.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const channelUrl = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const { id } = await channelOf(world, await visitorOf(world, context), { id: input.id });
    return { data: await addressOf(world, context, { channelId: id }) };
  },
);
