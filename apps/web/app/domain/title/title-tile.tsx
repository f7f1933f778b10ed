import type { Translate, UiKey } from '@kandil/i18n';
import type { content, Data } from '@kandil/contract';
import { type Progress, useProgress } from '#app/data/progress/progress.ts';
import { episodeText, timeLeftText, timeLeftWords } from '@kandil/ui/text/format.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import { Spoken } from '@kandil/ui/spoken.tsx';
import { Tile } from '@kandil/ui/tile.tsx';
import { TitleBadge } from './title-badge.tsx';

type CatalogueTile = Data<typeof content.categoryItems>[number];
/** The data of a tile; the page carries no more. */
export type TitleTileData = Pick<
  CatalogueTile,
  'id' | 'code' | 'kind' | 'title' | 'badge' | 'horizontalPoster' | 'video' | 'progress'
> & {
  /** In a row of tall posters. */
  verticalPoster?: CatalogueTile['verticalPoster'];
};

export function shownOf({
  id,
  code,
  kind,
  title,
  badge,
  horizontalPoster,
  video,
  progress,
}: CatalogueTile): TitleTileData {
  return { id, code, kind, title, badge, horizontalPoster, video, progress };
}

/** The data of a tile in a row of tall posters. */
export const tallOf = (tile: CatalogueTile): TitleTileData => ({
  ...shownOf(tile),
  verticalPoster: tile.verticalPoster,
});

/** Key of a tile in its list, which may have several episodes of one series. */
export const keyOfTile = ({ id, video }: TitleTileData): string => `${id}-${video?.id ?? ''}`;

interface TitleTileProps {
  tile: TitleTileData;
  sizes: string;
  eager?: boolean;
  /** In Continue Watching a tile plays its video; elsewhere it opens the title. */
  plays?: boolean;
}

/** `Film`, or season and episode; empty for a whole series. */
function kindText({ kind, video }: TitleTileData, t: Translate<UiKey>): string {
  if (kind === 'FILM') return t('title.film');
  return video ? episodeText(video, t) : '';
}

/** The tile of a new episode opens the title on its season. What cannot be watched now opens a page that says so. */
function addressOf({ video, code, badge }: TitleTileData, plays: boolean): string {
  if (plays && video) return paths.player(video.id);
  const season = badge === 'FREE' ? null : video?.seasonIndex;
  return paths.contentDetail(code, season && season > 1 ? `s${season}` : null);
}

/**
 * The progress of the profile in the video of a tile: tiles of Continue Watching carry it; for others, only if the video
 * is begun and not finished.
 */
function usePlace({ video, progress }: TitleTileData): Progress | null {
  const known = useProgress(video?.id, progress);
  const isBegun = known !== null && known.lastSec > 0 && known.lastSec < known.duration;
  return progress || isBegun ? known : null;
}

/** A series, film or episode as a tile. */
export function TitleTile({ tile, sizes, eager = false, plays = false }: TitleTileProps) {
  const { t, language } = useWords();
  const progress = usePlace(tile);
  const kind = kindText(tile, t) || undefined;
  const words = progress && timeLeftWords(progress, t, language);
  return (
    <Tile
      to={addressOf(tile, plays)}
      title={tile.title}
      detail={progress ? kind : undefined}
      note={progress && words ? <Spoken short={timeLeftText(progress, t)} words={words} /> : kind}
      picture={tile.verticalPoster ?? tile.horizontalPoster}
      isTall={tile.verticalPoster !== undefined}
      isGone={isGone(tile)}
      sizes={sizes}
      eager={eager}
      {...cornerOf(tile, progress, words)}
    />
  );
}

const isGone = ({ badge }: TitleTileData) => badge === 'GONE';

/** What is left to watch, or the mark of the title. */
const cornerOf = (tile: TitleTileData, progress: Progress | null, words: string | null) =>
  progress && words !== null && !isGone(tile)
    ? { progress: <ProgressLine progress={progress} label={words} /> }
    : { badge: <TitleBadge badge={tile.badge} /> };

function ProgressLine({ progress, label }: { progress: Progress; label: string }) {
  return (
    <ProgressBar
      value={progress.lastSec}
      max={progress.duration}
      label={label}
      className="rounded-none"
    />
  );
}
