import { useMemo } from 'react';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Video, WatchData } from './load.ts';
import { Stage } from './stage.tsx';
import { useNextVideo } from './use-next-video.ts';

function useSubtitle({ seriesTitle, seasonIndex, videoIndex, title }: Video): string | undefined {
  const t = useT();
  if (seriesTitle === null) return undefined;
  if (seasonIndex === null || videoIndex === null) return title;
  return `${t('episode.short', { season: seasonIndex, episode: videoIndex })} · ${title}`;
}

/** A film, an episode or a trailer. */
export function WatchPage({ video }: WatchData) {
  const subtitle = useSubtitle(video);
  const what = useMemo(() => ({ videoId: video.id }), [video.id]);
  const next = useNextVideo(video).data;
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
        free={video.free}
        {...(subtitle && { subtitle })}
        rating={video.ageRating}
        still={video.image}
        backTo={video.seriesCode ? paths.contentDetail(video.seriesCode) : paths.homepage()}
        {...(next && { next })}
      />
    </>
  );
}
