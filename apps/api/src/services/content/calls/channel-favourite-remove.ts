import { Refusal } from '@kandil/contract';
import { channelFavouriteRemove as call } from '@kandil/contract/content';
import { handle } from '../../../platform/http/handler.ts';
import { removeFavourite, whyNoChannel } from '../store/channels.ts';
import { memberOf } from '../flows/visitor.ts';
import type { ContentWorld } from '../world.ts';

/** Also of a channel that is not shown now. */
export const channelFavouriteRemove = handle<ContentWorld, typeof call>(
  call,
  async ({ input, context, world }) => {
    const member = await memberOf(world, context);
    const { id } = input;
    if ((await whyNoChannel(world.db, member, { id })) === undefined)
      throw new Refusal('NOT_FOUND');
    await removeFavourite(world.db, member.profileId, id);
    return { data: { channelId: id, favoriteFlag: false } };
  },
);
