import { type Channel } from '@kandil/contract/content';
import { presentChannel } from '../present/channel.ts';
import type { By } from '../rules/by.ts';
import {
  type ChannelRow,
  channelCategories,
  channels,
  favouritesOf,
  whyNoChannel,
} from '../store/channels.ts';
import { shown } from './shown.ts';
import { currentOf } from './broadcasts.ts';
import type { Visitor } from './visitor.ts';
import type { ContentWorld } from '../world.ts';
import { type View, viewKey } from '../rules/view.ts';

/** Code of the channel category that contains all channels (ROUTE-42). */
export const ALL_CHANNELS = 'all';

/** The channels that a view may see, in the editors' order. */
export function channelsOf({ cache, db }: ContentWorld, view: View): Promise<ChannelRow[]> {
  return cache.get(['channels', ...viewKey(view)], () => channels(db, view));
}

/** The channel categories, without `ALL_CHANNELS`. */
export function channelCategoriesOf(
  { cache, db }: ContentWorld,
  { language }: Pick<View, 'language'>,
) {
  return cache.get(['channel categories', language], () => channelCategories(db, { language }));
}

/** @throws Refusal as `shown` */
export async function channelOf(world: ContentWorld, view: View, by: By): Promise<ChannelRow> {
  const channel = (await channelsOf(world, view)).find((each) =>
    'id' in by ? each.id === by.id : each.code === by.code,
  );
  const { cache, db } = world;
  return shown(channel, () =>
    cache.get(['why channel', ...Object.values(by), ...viewKey(view)], () =>
      whyNoChannel(db, view, by),
    ),
  );
}

/** Channels for this visitor, with the current programme and the favourite flag. */
export async function presentChannels(
  world: ContentWorld,
  visitor: Visitor,
  rows: readonly ChannelRow[],
): Promise<Channel[]> {
  const { profileId } = visitor;
  const all = await channelsOf(world, visitor);
  const [favourites, current] = await Promise.all([
    profileId === null ? new Set<number>() : favouritesOf(world.db, profileId),
    currentOf(world, visitor, all),
  ]);
  return rows.map((row) =>
    presentChannel(row, current.get(row.id) ?? null, favourites.has(row.id)),
  );
}
