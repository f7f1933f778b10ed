import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { ofMember } from '#app/data/pages/or-failure.ts';
import { type Load, type LoadArgs, notFound } from '#app/data/pages/route-data.ts';

export type ChannelCategory = Data<typeof content.channelCategories>[number];

/** The menu starts with all channels and ends, for members, with their favourites. */
export const ALL = 'all';
export const FAVOURITES = 'favorites';

/** Tiles, or the guide. */
export type View = 'channels' | 'guide';

/** The address of a list in a view; tiles are the default. */
export const withView = (path: string, view: View) =>
  view === 'guide' ? `${path}?view=guide` : path;

export interface ChannelsData {
  current: string;
  view: View;
  categories: ChannelCategory[];
  /** Null for a guest in favourites: a guest has none. */
  channels: Channel[] | null;
}

function channelsOf(api: Api, category: string): Promise<Channel[] | null> {
  if (category === ALL) return api(content.channelsAll, {}).then(({ data }) => data);
  if (category === FAVOURITES)
    return ofMember(async () => (await api(content.channelFavourites, {})).data);
  return api(content.channelsOfCategory, { code: category }).then(({ data }) => data);
}

const nameOf = ({ params }: LoadArgs) => params['id'] ?? ALL;

export const loadChannels: Load<ChannelsData> = async (api, args) => {
  const current = nameOf(args);
  const view: View = args.query.get('view') === 'guide' ? 'guide' : 'channels';
  const [{ data: categories }, channels] = await Promise.all([
    api(content.channelCategories, {}),
    channelsOf(api, current),
  ]);
  const known = [ALL, FAVOURITES, ...categories.map(({ code }) => code)].includes(current);
  return known ? { current, view, categories, channels } : notFound();
};
