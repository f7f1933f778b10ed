import type { LiveChannel } from '@kandil/player/react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { imageUrl } from '@kandil/ui/images.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useAddressQuery } from '#app/browser/address/query.ts';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import type { WatchChannelData } from './load.ts';
import { Stage } from './stage.tsx';
import { useProgrammes } from './use-programmes.ts';

/** A live channel. Another channel opens in the same player, which keeps its full screen and volume. */
export function WatchChannelPage({ channel, previous, next }: WatchChannelData) {
  const { id, title, free, logo, epgInfo } = channel;
  const what = useMemo(() => ({ channelId: id }), [id]);
  const live = useLiveChannel(channel, previous, next);
  const t = useT();
  const programme = epgInfo?.currentEPGTitle;
  return (
    <>
      <PageMeta title={title} description={programme} picture={logo} />
      <Stage
        what={what}
        title={title}
        free={free}
        subtitle={programme ?? t('channel.noProgramme')}
        still={logo}
        backTo={paths.channelList()}
        live={live}
      />
    </>
  );
}

function useLiveChannel(
  { id }: Channel,
  previous: Channel | null,
  next: Channel | null,
): LiveChannel {
  const navigate = useNavigate();
  const programmes = useProgrammes(id);
  const from = Number(useAddressQuery().get('from')) || undefined;
  return useMemo(() => {
    const zap = (channel: Channel | null) =>
      channel
        ? {
            title: channel.title,
            still: imageUrl(channel.logo.src, 320),
            onPlay: () => void navigate(paths.playerChannelId(channel.code), { replace: true }),
          }
        : undefined;
    return { programmes, from, previous: zap(previous), next: zap(next) };
  }, [programmes, from, previous, next, navigate]);
}
