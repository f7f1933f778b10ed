import { MetaLine } from '#app/domain/title/meta-line.tsx';
import { MyListButton } from '#app/domain/title/my-list-button.tsx';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { playText } from '#app/domain/title/play-text.ts';
import { paths } from '#app/paths.ts';
import { useStart } from '#app/data/start/start.ts';
import { LabelLater } from '@kandil/ui/label-later.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import InfoIcon from 'lucide-react/icons/info';
import PlayIcon from 'lucide-react/icons/play';
import type { Spotlight } from './load.ts';

interface SpotlightSlideProps {
  slide: Spotlight;
  resume: TitleTileData | null;
  /** The page's first slide appears without animation. */
  still: boolean;
}

/** The text and buttons of one slide. */
export function SpotlightSlide({ slide, resume, still }: SpotlightSlideProps) {
  const t = useT();
  const videoId = resume?.video?.id ?? slide.videoId;
  const { sessionPending } = useStart();
  const play = playText(resume?.video ?? null, slide, t);
  return (
    <div className={cx('gutter relative pt-32 pb-6 md:pb-14 lg:pt-24', !still && 'animate-rise')}>
      <div className="max-w-xl md:max-lg:max-w-md xl:max-w-2xl">
        <p className="eyebrow text-gold mb-3">
          <span aria-hidden>◆ </span>
          {slide.eyebrow}
        </p>
        <h2 className="display text-4xl leading-[1.12] sm:text-5xl xl:text-[4.25rem] xl:leading-[1.06]">
          <bdi>{slide.title}</bdi>
        </h2>
        <div className="mt-4">
          <MetaLine {...slide} />
        </div>
        <p className="text-text/90 mt-3.5 line-clamp-2 max-w-lg text-[0.9375rem] sm:line-clamp-3 sm:text-[1.0625rem]">
          {slide.storyline}
        </p>
      </div>
      <div className="mt-5 flex flex-wrap gap-3">
        {videoId !== null && (
          <ButtonLink
            to={paths.player(videoId)}
            aria-label={sessionPending ? play : undefined}
            size="large"
            icon={<PlayIcon className="size-4.5 fill-current" aria-hidden />}
          >
            <LabelLater text={play} known={!sessionPending} />
          </ButtonLink>
        )}
        <MyListButton seriesId={slide.id} title={slide.title} />
        <ButtonLink
          to={paths.contentDetail(slide.code)}
          look="glass"
          size="large"
          icon={<InfoIcon className="size-4.5" aria-hidden />}
          className="max-sm:hidden"
        >
          {t('action.details')}
        </ButtonLink>
      </div>
    </div>
  );
}
