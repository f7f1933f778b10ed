import { channelFavourites as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { channelsOf, presentChannels } from '../flows/channels.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const channelFavourites = handle<ContentWorld, typeof call>(
  call,
  async ({ context, world }) => {
    const member = await memberOf(world, context);
    const channels = await presentChannels(world, member, await channelsOf(world, member));
    return { data: channels.filter(({ userInfo }) => userInfo.favoriteFlag) };
  },
);
