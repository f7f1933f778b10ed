import { channelsAll as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { channelsOf, presentChannels } from '../flows/channels.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const channelsAll = handle<ContentWorld, typeof call>(call, async ({ context, world }) => {
  const visitor = await visitorOf(world, context);
  return { data: await presentChannels(world, visitor, await channelsOf(world, visitor)) };
});
