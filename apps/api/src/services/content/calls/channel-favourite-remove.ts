import { channelFavouriteRemove as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { channelOf } from '../flows/channels.ts';
import { removeFavourite } from '../store/channels.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

export const channelFavouriteRemove = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const member = await memberOf(world, context);
    const { id } = await channelOf(world, member, { id: input.id });
    await removeFavourite(world.db, member.profileId, id);
    return { data: { channelId: id, favoriteFlag: false } };
  },
);
