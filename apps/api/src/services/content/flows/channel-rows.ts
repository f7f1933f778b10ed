import type { View } from '../rules/view.ts';
import { type ChannelRow, channels } from '../store/channels.ts';
import type { ContentWorld } from '../world.ts';

/** The channels that a view may see, in the editors' order. */
export function channelsOf(
  { cache, db }: Pick<ContentWorld, 'cache' | 'db'>,
  view: View,
): Promise<ChannelRow[]> {
  return cache.get(['channels', view.language, view.kids], () => channels(db, view));
}
