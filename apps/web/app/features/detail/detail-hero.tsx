import { MetaLine } from '#app/domain/title/meta-line.tsx';
import { MyListButton } from '#app/domain/title/my-list-button.tsx';
import { SpotlightArt } from '#app/domain/title/spotlight-art.tsx';
import { playText } from '#app/domain/title/play-text.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { LabelLater } from '@kandil/ui/label-later.tsx';
import { longDate } from '@kandil/ui/text/long-date.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { useZone } from '@kandil/ui/text/use-zone.ts';
import { Link } from '@kandil/ui/link.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import PlayIcon from 'lucide-react/icons/play';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import { LikeButtons } from './like-buttons.tsx';
import type { Series } from './load.ts';
import { ShareButton } from './share-button.tsx';

interface DetailHeroProps {
  series: Series;
  /** The first trailer; null when there is none. */
  trailerId: number | null;
  /** The data may be a cached guest copy, without the profile's state. */
  stale?: boolean | undefined;
}

/** A title's art, facts and actions. */
export function DetailHero({ series, trailerId, stale }: DetailHeroProps) {
  const t = useT();
  return (
    <section className="relative flex min-h-[min(168vw,86svh)] flex-col justify-end md:min-h-[max(30rem,min(42vw,84svh))]">
      <div className="absolute inset-x-0 top-0 max-md:aspect-3/4 md:-bottom-10">
        <SpotlightArt image={series.image} mobileImage={series.mobileImage} first />
      </div>
      <div className="gutter relative pt-24 pb-2">
        <div className="max-w-xl md:max-lg:max-w-md xl:max-w-2xl">
          {series.eyebrow && (
            <p className="eyebrow text-gold mb-3">
              <span aria-hidden>◆ </span>
              {series.eyebrow}
            </p>
          )}
          <h1 className="display text-4xl leading-[1.12] sm:text-5xl xl:text-[4.25rem] xl:leading-[1.06]">
            <bdi>{series.title}</bdi>
          </h1>
          <div className="mt-4">
            <MetaLine
              {...series}
              seasonCount={series.seasons.length}
              genres={series.genres.map(({ code, title }) => (
                <Link key={code} to={paths.genre(code)} className="hover:text-gold hover:underline">
                  {title}
                </Link>
              ))}
            />
          </div>
          <Times series={series} />
          <p className="text-text/90 mt-3.5 max-w-xl text-[0.9375rem] sm:text-[1.0625rem]">
            {series.storyline}
          </p>
          {/* Wider than the text: long words of a language stay beside each other, also when Play gets a longer one. */}
          <div className="mt-6 flex flex-wrap items-center gap-3 md:-me-40">
            <PlayButton series={series} />
            <div className="flex gap-3 max-sm:w-full max-sm:flex-wrap max-sm:*:flex-1">
              {trailerId !== null && (
                <ButtonLink
                  to={paths.player(trailerId)}
                  data-button="trailer"
                  look="glass"
                  size="large"
                  icon={<ClapperboardIcon className="size-4.5" aria-hidden />}
                >
                  {t('detail.trailer')}
                </ButtonLink>
              )}
              <MyListButton
                seriesId={series.id}
                title={series.title}
                inMyList={stale ? undefined : series.inMyList}
              />
            </div>
            <div className="flex gap-3">
              <LikeButtons series={series} />
              <ShareButton title={series.title} code={series.code} label={t('action.share')} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Ends that are further away are of no use to a visitor. */
const SOON = 30 * 86_400_000;

/** Since when an announced title can be watched, or when a title leaves soon. */
function Times({ series: { announced, until } }: { series: Series }) {
  const { t, language } = useWords();
  const zone = useZone();
  const date = (at: string) => longDate(at, language, zone);
  const isLeaving = until !== null && Date.parse(until) - Date.now() < SOON;
  if (!announced && !isLeaving) return null;
  const text = announced
    ? announced.from === null
      ? t('detail.soon')
      : t('detail.from', { date: date(announced.from) })
    : t('detail.leaves', { date: date(until ?? '') });
  return (
    <p className="text-gold mt-3.5 font-semibold">
      <span>{text}</span>
      {announced && (
        <span className="text-text/85 mt-1 block text-sm font-normal">{t('detail.remind')}</span>
      )}
    </p>
  );
}

/** Play, resume where the profile stopped, or play again what it has watched to the end. */
function PlayButton({ series }: { series: Series }) {
  const { resume, finished, firstVideoId, seasons } = series;
  const t = useT();
  const { sessionPending } = useStart();
  const videoId = resume?.videoId ?? firstVideoId;
  if (videoId === null) return null;
  const first = { seasonIndex: seasons[0]?.seasonIndex ?? null, videoIndex: 1 };
  const text = finished && !resume ? t('detail.playAgain') : playText(resume, first, t);
  return (
    <span className="relative max-sm:mb-1.5 max-sm:w-full">
      <ButtonLink
        to={paths.player(videoId)}
        aria-label={sessionPending ? text : undefined}
        data-button="play"
        size="large"
        className="max-sm:w-full"
        icon={<PlayIcon className="size-4.5 fill-current" aria-hidden />}
      >
        <LabelLater text={text} known={!sessionPending} />
      </ButtonLink>
      {resume && (
        <ProgressBar
          value={resume.lastSec}
          max={resume.duration}
          label={text}
          className="absolute inset-x-0 top-full mx-auto mt-1.5 max-w-[85%]"
        />
      )}
    </span>
  );
}
