import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { Channel } from '../../catalogue/channel-card.tsx';
import { type LoadArgs, notFound } from '../../lib/route-data.ts';

export type ChannelCategory = Data<typeof content.channelCategories>[number];

/** The menu begins with all channels and ends, for members, with their favourites. */
export const ALL = 'all';
export const FAVOURITES = 'favorites';

export interface ChannelsData {
  current: string;
  categories: ChannelCategory[];
  channels: Channel[];
}

function channelsOf(api: Api, category: string): Promise<Channel[]> {
  if (category === ALL) return api(content.channelsAll, {}).then(({ data }) => data);
  if (category === FAVOURITES) return api(content.channelFavourites, {}).then(({ data }) => data);
  return api(content.channelsOfCategory, { code: category }).then(({ data }) => data);
}

export async function loadChannels(api: Api, { params }: LoadArgs): Promise<ChannelsData> {
  const current = params['id'] ?? ALL;
  const { data: categories } = await api(content.channelCategories, {});
  const known = [ALL, FAVOURITES, ...categories.map(({ code }) => code)].includes(current);
  if (!known) notFound();
  return { current, categories, channels: await channelsOf(api, current) };
}
