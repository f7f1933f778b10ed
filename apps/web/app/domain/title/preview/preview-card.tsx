import CheckIcon from 'lucide-react/icons/check';
import ChevronDownIcon from 'lucide-react/icons/chevron-down';
import PlayIcon from 'lucide-react/icons/play';
import PlusIcon from 'lucide-react/icons/plus';
import ThumbsUpIcon from 'lucide-react/icons/thumbs-up';
import { useLayoutEffect, useRef } from 'react';
import { useClientState } from '#app/data/client/client-state.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { within } from '@kandil/ui/place/float.ts';
import { IconButton, iconButtonClass } from '@kandil/ui/icon-button.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { onToggle } from '@kandil/ui/on-toggle.ts';
import { MetaLine } from '../meta-line.tsx';
import { useMyList } from '../use-my-list.ts';
import type { PreviewTitle } from './title.ts';
import { TrailerVideo } from './trailer-video.tsx';
import { useRate } from '../use-rate.ts';

/** Width relative to the tile, and the least that the buttons need. */
const GROWTH = 1.22;
const NARROWEST = 300;

/** The lower edge of the header, which the card must not cover. */
const headerEnd = () =>
  document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;

/** Centred over the tile; at the edges of the window it is moved inwards. */
export function placeOver(item: HTMLElement, card: HTMLElement): void {
  const { left, top, width, height } = item.getBoundingClientRect();
  const { style } = card;
  const wide = Math.max(NARROWEST, width * GROWTH);
  style.width = `${wide}px`;
  style.left = `${within(left + (width - wide) / 2, wide, window.innerWidth)}px`;
  const tall = card.offsetHeight;
  style.top = `${Math.max(headerEnd(), within(top + (height - tall) / 2, tall, window.innerHeight))}px`;
}

/** The tile's picture, which has loaded already. */
const pictureOf = (item: HTMLElement) =>
  item.querySelector<HTMLImageElement>('img[srcset]')?.currentSrc;

interface PreviewCardProps extends PreviewTitle {
  item: HTMLElement;
  /** Called when one of its links is followed. */
  onLeave(): void;
}

/** The preview of a tile: trailer, actions, facts. */
export function PreviewCard({ item, series, trailerId, onLeave }: PreviewCardProps) {
  const t = useT();
  const card = useRef<HTMLDivElement>(null);
  const { currentProfile } = useClientState();
  const moves = trailerId !== null && (currentProfile?.autoPreview ?? true);
  useLayoutEffect(() => {
    if (card.current) placeOver(item, card.current);
  }, [item]);
  const { title, genres, seasons } = series;
  const picture = pictureOf(item);
  return (
    <div
      ref={card}
      role="group"
      aria-label={t('preview.label', { title })}
      className="rounded-sheet bg-raised border-line shadow-soft animate-swell fixed z-30 overflow-hidden border"
    >
      <Link
        to={paths.contentDetail(series.code)}
        tabIndex={-1}
        aria-hidden
        className="aspect-tile relative block overflow-hidden"
        onClick={onLeave}
      >
        {picture && (
          <img src={picture} alt="" className="absolute inset-0 size-full object-cover" />
        )}
        {moves && <TrailerVideo videoId={trailerId} />}
      </Link>
      <div className="space-y-3 p-4">
        <PreviewActions series={series} onLeave={onLeave} />
        <p className="line-clamp-2 font-semibold">
          <bdi>{title}</bdi>
        </p>
        <MetaLine
          {...series}
          seasonCount={seasons.length}
          genres={genres.map((genre) => genre.title)}
          audioLanguages={[]}
          subtitleLanguages={[]}
        />
      </div>
    </div>
  );
}

function PreviewActions({ series, onLeave }: Pick<PreviewCardProps, 'series' | 'onLeave'>) {
  const t = useT();
  const { id, code, title, inMyList, firstVideoId, resume } = series;
  const list = useMyList({ seriesId: id, title, inMyList });
  const { rate, press } = useRate(series);
  const videoId = resume?.videoId ?? firstVideoId;
  return (
    <div className="flex items-center gap-2">
      {videoId !== null && (
        <Link
          to={paths.player(videoId)}
          aria-label={t('preview.play', { title })}
          className={cx(iconButtonClass('plain'), 'bg-gold! text-ink hover:bg-gold-bright!')}
          onClick={onLeave}
        >
          <PlayIcon className="size-5 translate-x-px fill-current" aria-hidden />
        </Link>
      )}
      <IconButton
        label={t('preview.myList', { title })}
        aria-pressed={list.on}
        icon={
          list.on ? (
            <CheckIcon className="size-5" aria-hidden />
          ) : (
            <PlusIcon className="size-5" aria-hidden />
          )
        }
        onClick={list.press}
      />
      <IconButton
        label={t('action.like')}
        aria-pressed={rate === 'LIKE'}
        icon={<ThumbsUpIcon className="size-5" aria-hidden />}
        onClick={onToggle(() => press('LIKE'))}
      />
      <Link
        to={paths.contentDetail(code)}
        aria-label={t('preview.details', { title })}
        title={t('action.details')}
        className={cx(iconButtonClass('glass'), 'ms-auto')}
        onClick={onLeave}
      >
        <ChevronDownIcon className="size-5" aria-hidden />
      </Link>
    </div>
  );
}
