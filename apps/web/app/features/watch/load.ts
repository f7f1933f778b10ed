import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import type { Channel } from '../../catalogue/channel-card.tsx';
import { type LoadArgs, notFound } from '../../lib/route-data.ts';

export type Video = Data<typeof content.videoFindById>;

export interface WatchData {
  video: Video;
  next: { id: number; title: string } | null;
}

/** The video of the address, and what follows it. */
export async function loadWatch(api: Api, { params }: LoadArgs): Promise<WatchData> {
  const videoId = params['id'] ?? '';
  if (!/^[1-9]\d{0,8}$/.test(videoId)) notFound();
  const { data: video } = await api(content.videoFindById, { videoId });
  return { video, next: video.nextVideoId === null ? null : await nextOf(api, video.nextVideoId) };
}

/** The video plays also when what follows it cannot be named. */
async function nextOf(api: Api, videoId: number): Promise<WatchData['next']> {
  try {
    const { data } = await api(content.videoFindById, { videoId });
    return { id: data.id, title: data.title };
  } catch {
    return null;
  }
}

export interface WatchChannelData {
  channel: Channel;
  /** The channel after it; null when it is the only one. */
  next: Channel | null;
}

/** The channel of the address, or the first one. */
export async function loadWatchChannel(api: Api, { params }: LoadArgs): Promise<WatchChannelData> {
  const { data: channels } = await api(content.channelsAll, {});
  const at =
    params['id'] === undefined ? 0 : channels.findIndex(({ code }) => code === params['id']);
  const channel = channels[at] ?? notFound();
  const next = channels[(at + 1) % channels.length] ?? channel;
  return { channel, next: next.id === channel.id ? null : next };
}
