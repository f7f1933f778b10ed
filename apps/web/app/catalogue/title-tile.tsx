import type { content, Data } from '@kandil/contract';
import { episodeText, timeLeftText } from '../lib/format.ts';
import { paths } from '../lib/paths.ts';
import { useT } from '../lib/texts.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Tile } from '../ui/tile.tsx';
import { TitleBadge } from './title-badge.tsx';

type CatalogueTile = Data<typeof content.categoryItems>[number];
/** What a tile shows of a title; the rest is not sent along with the page. */
export type TitleTileData = Pick<CatalogueTile, 'id' | 'code' | 'kind' | 'title' | 'badge' | 'horizontalPoster' | 'video' | 'progress'>;

export function shownOf({ id, code, kind, title, badge, horizontalPoster, video, progress }: CatalogueTile): TitleTileData {
  return { id, code, kind, title, badge, horizontalPoster, video, progress };
}

interface TitleTileProps {
  tile: TitleTileData;
  sizes: string;
  eager?: boolean;
  /** In a row of things to go on with, a tile plays; elsewhere it opens the title. */
  plays?: boolean;
}

/** A series, film or episode as a tile. */
export function TitleTile({ tile, sizes, eager = false, plays = false }: TitleTileProps) {
  const t = useT();
  const { video, progress } = tile;
  const episode = video ? episodeText(video, t) : '';
  const kind = tile.kind === 'FILM' ? t('title.film') : episode;
  const left = progress ? timeLeftText(progress, t) : '';
  return (
    <Tile
      to={plays && video ? paths.player(video.id) : paths.contentDetail(tile.code)}
      title={tile.title}
      detail={left && kind ? kind : undefined}
      note={left || kind || undefined}
      picture={tile.horizontalPoster}
      sizes={sizes}
      eager={eager}
      badge={<TitleBadge badge={progress ? null : tile.badge} />}
      progress={
        progress && (
          <ProgressBar value={progress.lastSec} max={progress.duration} label={left} className="rounded-none" />
        )
      }
    />
  );
}
