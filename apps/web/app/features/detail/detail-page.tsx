import { content } from '@kandil/contract';
import FlagIcon from 'lucide-react/icons/flag';
import { useEffect } from 'react';
import { lazyView } from '#app/browser/use-lazy-module.ts';
import { track } from '#app/data/analytics/track.ts';
import type { OrCopy } from '#app/data/pages/stale-fallback.ts';
import { useLearned } from '#app/data/queries/learn.ts';
import { useReport } from '#app/domain/prompt/use-report.ts';
import { TitleGrid } from '#app/domain/title/title-grid.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { cx } from '@kandil/ui/cx.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { type Tab, Tabs } from '@kandil/ui/tabs.tsx';
import { Cast } from './cast.tsx';
import { DetailHero } from './detail-hero.tsx';
import { EpisodesComing, useSeasonOpen } from './episodes-coming.tsx';
import { EpisodeList } from './episode-list.tsx';
import type { DetailData } from './load.ts';
import { PartMissing } from './part-missing.tsx';
import { useParts } from './parts.ts';
import { SeasonPicker } from './season-picker.tsx';
import { Trailers } from './trailers.tsx';

const StaleNotice = lazyView(
  async () => (await import('#app/domain/prompt/stale-notice.tsx')).StaleNotice,
);

type Parts = ReturnType<typeof useParts>;
const NOTHING: never[] = [];

function useTabs(
  { series, season, episodes, stale = false }: OrCopy<DetailData>,
  { trailers, similar }: Parts,
  isOpen: boolean,
): Tab[] {
  const t = useT();
  const tabs: (Tab | false)[] = [
    season !== null && {
      id: 'episodes',
      title: t('detail.episodes'),
      content: isOpen ? (
        <EpisodesComing />
      ) : (
        <EpisodeList
          key={`${season.id} ${stale}`}
          series={series}
          season={season}
          first={episodes}
        />
      ),
    },
    trailers.data?.length !== 0 && {
      id: 'trailers',
      title: t('detail.trailers'),
      content: trailers.data ? (
        <Trailers trailers={trailers.data} />
      ) : (
        <PartMissing part={trailers} />
      ),
    },
    series.cast.length > 0 && {
      id: 'cast',
      title: t('detail.cast'),
      content: <Cast series={series} />,
    },
    similar.data?.length !== 0 && {
      id: 'similar',
      title: t('detail.similar'),
      content: similar.data ? (
        <TitleGrid label={t('detail.similar')} tiles={similar.data} />
      ) : (
        <PartMissing part={similar} />
      ),
    },
  ];
  return tabs.filter((tab) => tab !== false);
}

/** A title with its facts, episodes, trailers and similar titles. */
export function DetailPage(data: OrCopy<DetailData>) {
  const t = useT();
  const { rtl } = useWords();
  const report = useReport();
  const { series, season, episodes, stale } = data;
  const parts = useParts(data);
  const trailers = parts.trailers.data ?? NOTHING;
  useLearned(content.seriesFindById, series);
  useLearned(content.episodesOfSeason, episodes.items);
  useLearned(content.contentTrailers, trailers);
  useLearned(content.contentSimilar, parts.similar.data ?? NOTHING);
  const isOpen = useSeasonOpen(series);
  const tabs = useTabs(data, parts, isOpen);
  const { id: seriesId, code } = series;
  useEffect(() => track({ name: 'content_view', seriesId, code }), [seriesId, code]);
  return (
    <main id="main">
      <PageMeta
        title={series.title}
        description={series.storyline}
        picture={series.image}
        path={paths.contentDetail(series.code)}
        type={series.kind === 'FILM' ? 'video.movie' : 'video.tv_show'}
      />
      <DetailHero series={series} trailerId={trailers[0]?.id ?? null} stale={stale} />
      <div className="mt-6">{stale && <StaleNotice />}</div>
      {tabs.length > 0 && (
        <div className="relative mt-6">
          <Tabs
            tabs={tabs}
            label={series.title}
            rtl={rtl}
            aside={
              season && (
                <span className={cx('shrink-0', isOpen && 'invisible')}>
                  <SeasonPicker series={series} season={season} label={t('detail.season')} />
                </span>
              )
            }
          />
        </div>
      )}
      <p className="gutter mt-10">
        <button
          type="button"
          className="text-muted hover:text-text inline-flex min-h-11 items-center gap-2 text-sm"
          onClick={() => report({ title: series.title, seriesId })}
        >
          <FlagIcon className="size-4" aria-hidden />
          {t('detail.report')}
        </button>
      </p>
    </main>
  );
}
