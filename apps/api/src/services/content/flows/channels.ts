import { type Channel } from '@kandil/contract/content';
import { found } from '@kandil/contract';
import { presentChannel } from '../present/channel.ts';
import type { By } from '../rules/by.ts';
import { type ChannelRow, channelCategories, channels, favouritesOf } from '../store/channels.ts';
import type { Visitor } from './visitor.ts';
import type { ContentWorld } from '../world.ts';
import { type View, viewKey } from '../rules/view.ts';

/** Code of the channel category that contains all channels (ROUTE-42). */
export const ALL_CHANNELS = 'all';

export function channelsOf({ cache, db }: ContentWorld, view: View): Promise<ChannelRow[]> {
  return cache.get(['channels', ...viewKey(view)], () => channels(db, view));
}

/** The channel categories, without `ALL_CHANNELS`. */
export function channelCategoriesOf({ cache, db }: ContentWorld, { language }: View) {
  return cache.get(['channel categories', language], () =>
    channelCategories(db, { language, child: null }),
  );
}

/** @throws Refusal NOT_FOUND also for a channel that the view may not see */
export async function channelOf(world: ContentWorld, view: View, by: By): Promise<ChannelRow> {
  return found(
    (await channelsOf(world, view)).find((each) =>
      'id' in by ? each.id === by.id : each.code === by.code,
    ),
  );
}

/** Channels for this visitor, with the current programme and the favourite flag. */
export async function presentChannels(
  world: ContentWorld,
  { profileId }: Visitor,
  rows: readonly ChannelRow[],
): Promise<Channel[]> {
  const favourites =
    profileId === null ? new Set<number>() : await favouritesOf(world.db, profileId);
  const now = world.now();
  return rows.map((row) => presentChannel(row, now, favourites.has(row.id)));
}
