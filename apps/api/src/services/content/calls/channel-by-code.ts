import { found } from '@kandil/contract';
import { channelByCode as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { channelOf, presentChannels } from '../flows/channels.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const channelByCode = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context, world }) => {
    const visitor = await visitorOf(world, context);
    const [channel] = await presentChannels(world, visitor, [
      await channelOf(world, visitor, { code }),
    ]);
    return { data: found(channel) };
  },
);
