import { useMemo } from 'react';
import { PageMeta } from '../../lib/page-meta.tsx';
import { paths } from '../../lib/paths.ts';
import { useT } from '../../lib/texts.tsx';
import type { Video, WatchChannelData, WatchData } from './load.ts';
import { Stage } from './stage.tsx';

function useSubtitle({ seriesTitle, seasonIndex, videoIndex, title }: Video): string | undefined {
  const t = useT();
  if (seriesTitle === null) return undefined;
  if (seasonIndex === null || videoIndex === null) return title;
  return `${t('episode.short', { season: seasonIndex, episode: videoIndex })} · ${title}`;
}

/** A film, an episode or a trailer. */
export function WatchPage({ video, next }: WatchData) {
  const t = useT();
  const subtitle = useSubtitle(video);
  const what = useMemo(() => ({ videoId: video.id }), [video.id]);
  const title = video.seriesTitle ?? video.title;
  return (
    <>
      <PageMeta
        title={subtitle ? `${title} ${subtitle}` : title}
        description={video.storyline}
        picture={video.image}
        type="video.movie"
      />
      <Stage
        what={what}
        title={title}
        {...(subtitle && { subtitle })}
        rating={video.ageRating}
        still={video.image}
        backTo={video.seriesCode ? paths.contentDetail(video.seriesCode) : paths.homepage()}
        next={next ? { title: next.title, to: paths.player(next.id) } : undefined}
        nextLabel={t('player.next')}
      />
    </>
  );
}

/** A live channel. */
export function WatchChannelPage({ channel, next }: WatchChannelData) {
  const t = useT();
  const what = useMemo(() => ({ channelId: channel.id }), [channel.id]);
  const programme = channel.epgInfo?.currentEPGTitle;
  return (
    <>
      <PageMeta title={channel.title} description={programme} picture={channel.logo} />
      <Stage
        what={what}
        title={channel.title}
        {...(programme && { subtitle: programme })}
        still={channel.logo}
        backTo={paths.channelList()}
        next={next ? { title: next.title, to: paths.playerChannelId(next.code) } : undefined}
        nextLabel={t('player.nextChannel')}
      />
    </>
  );
}
