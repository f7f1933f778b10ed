import type { Translate, UiKey } from '@kandil/i18n';
import type { CopiedRow, CopiedTile } from '#app/browser/offline/copy.ts';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import type { Row } from '#app/features/home/load.ts';
import { paths } from '#app/paths.ts';
import { episodeText, timeLeftText } from '@kandil/ui/text/format.ts';

type T = Translate<UiKey>;

/** More than a screen shows; a copy of all would fill the storage. */
const MOST_ROWS = 8;
const MOST_TILES = 12;

function noteOf({ video, progress }: TitleTileData, t: T): string {
  if (progress) return timeLeftText(progress, t);
  return video ? episodeText(video, t) : '';
}

function tileOf(tile: TitleTileData, t: T): CopiedTile {
  const { title, code, horizontalPoster, progress } = tile;
  return {
    title,
    note: noteOf(tile, t),
    picture: horizontalPoster.src,
    width: horizontalPoster.width,
    path: paths.contentDetail(code),
    watched: progress && progress.duration > 0 ? progress.lastSec / progress.duration : 0,
  };
}

/** Titles as one row of a copy. */
export const copiedRow = (
  title: string,
  tiles: readonly TitleTileData[],
  t: T,
  most = MOST_TILES,
): CopiedRow => ({ title, tiles: tiles.slice(0, most).map((tile) => tileOf(tile, t)) });

/** The first rows of home. */
export const copiedHome = (rows: readonly Row[], t: T): CopiedRow[] =>
  rows
    .filter(({ videoResources }) => videoResources.length > 0)
    .slice(0, MOST_ROWS)
    .map(({ title, videoResources }) => copiedRow(title, videoResources, t));
