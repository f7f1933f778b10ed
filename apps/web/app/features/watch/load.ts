import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { type LoadArgs, notFound } from '#app/data/pages/route-data.ts';

export type Video = Data<typeof content.videoFindById>;

export interface WatchData {
  video: Video;
}

/** The video in the address. */
export async function loadWatch(api: Api, { params }: LoadArgs): Promise<WatchData> {
  const videoId = params['id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(videoId)) notFound();
  const { data: video } = await api(content.videoFindById, { videoId });
  return { video };
}

export interface WatchChannelData {
  channel: Channel;
  /** The neighbouring channels, in a circle; null when there is only one. */
  previous: Channel | null;
  next: Channel | null;
}

/** The channel in the address, or the first one. */
export async function loadWatchChannel(api: Api, { params }: LoadArgs): Promise<WatchChannelData> {
  const { data: channels } = await api(content.channelsAll, {});
  const at =
    params['id'] === undefined ? 0 : channels.findIndex(({ code }) => code === params['id']);
  const channel = channels[at] ?? notFound();
  const beside = (step: number) =>
    channels.length > 1
      ? (channels[(at + step + channels.length) % channels.length] ?? null)
      : null;
  return { channel, previous: beside(-1), next: beside(1) };
}
