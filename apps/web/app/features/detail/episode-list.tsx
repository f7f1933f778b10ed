import { useCallback } from 'react';
import { browserApi } from '#app/data/client/api.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { usePagedList } from '#app/data/queries/use-paged-list.ts';
import { Button } from '@kandil/ui/button.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { type Episodes, fetchEpisodes, type Season, type Series, type Video } from './load.ts';

interface EpisodeListProps {
  series: Series;
  season: Season;
  first: Episodes;
}

const keyOfVideo = ({ id }: Video) => id;

/** The episodes of a season, in pages of seven. */
export function EpisodeList({ series, season, first }: EpisodeListProps) {
  const t = useT();
  const fetchPage = useCallback(
    (offset: number) => fetchEpisodes(browserApi, season.id, { offset }),
    [season.id],
  );
  const { items, hasMore, loading, failed, loadMore } = usePagedList(
    `season ${season.id}`,
    first,
    fetchPage,
    keyOfVideo,
  );
  if (items.length === 0)
    return <p className="text-muted py-10 text-center">{t('detail.noEpisodes')}</p>;
  return (
    <div>
      <ol aria-label={season.title} className="space-y-2">
        {items.map((video) => (
          <li key={video.id}>
            <EpisodeCard video={video} current={video.id === series.resume?.videoId} />
          </li>
        ))}
      </ol>
      {failed && (
        <p role="alert" className="text-muted mt-4 text-center">
          {t('list.failed')}
        </p>
      )}
      {hasMore && (
        <p className="mt-6 text-center">
          <Button look="line" busy={loading} onClick={loadMore}>
            {failed ? t('action.tryAgain') : t('detail.moreEpisodes')}
          </Button>
        </p>
      )}
    </div>
  );
}
