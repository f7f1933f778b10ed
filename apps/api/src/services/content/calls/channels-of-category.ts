import { found } from '@kandil/contract';
import { channelsOfCategory as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import {
  ALL_CHANNELS,
  channelCategoriesOf,
  channelsOf,
  presentChannels,
} from '../flows/channels.ts';
import { visitorOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const channelsOfCategory = handle<ContentWorld, typeof call>(
  call,
  async ({ input: { code }, context, world }) => {
    const visitor = await visitorOf(world, context);
    const rows = await channelsOf(world, visitor);
    if (code === ALL_CHANNELS) return { data: await presentChannels(world, visitor, rows) };
    const known = await channelCategoriesOf(world, visitor);
    found(known.find((category) => category.code === code));
    return {
      data: await presentChannels(
        world,
        visitor,
        rows.filter(({ categories }) => categories.includes(code)),
      ),
    };
  },
);
