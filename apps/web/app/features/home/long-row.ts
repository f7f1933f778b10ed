import { content } from '@kandil/contract';
import { keyOfTile, shownOf, tallOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { hasMore, type ListPage, nextOf, withPage } from '#app/data/queries/list-page.ts';

// Fetched on a row's first scroll: most rows of a page are never scrolled.
export { windowOf } from '@kandil/ui/place/window-of.ts';

const PAGE = 24;

type Tiles = ListPage<TitleTileData>;
interface RowOfTiles {
  id: number;
  /** Of tall posters. */
  tall: boolean;
}

/** The tiles of a row plus its next page. */
async function withMore({ id, tall }: RowOfTiles, there: Tiles): Promise<Tiles> {
  const { data, meta } = await browserApi(content.breakdownItemsPaged, {
    containerId: id,
    offset: nextOf(there),
    limit: PAGE,
  });
  const page = { items: data.map(tall ? tallOf : shownOf), totalCount: meta.totalCount };
  const tiles = withPage(there, page, keyOfTile);
  // A row without a next page shows no skeleton tiles.
  return hasMore(tiles) ? tiles : { ...tiles, totalCount: tiles.items.length };
}

/**
 * Fetches tiles until the row has as many as `requested` returns, which may grow meanwhile, or until its end.
 * @param grown gets the tiles after each page
 * @throws ApiError
 */
export async function loadTiles(
  row: RowOfTiles,
  there: Tiles,
  requested: () => number,
  grown: (tiles: Tiles) => void,
): Promise<void> {
  let tiles = there;
  while (hasMore(tiles) && tiles.items.length < requested()) {
    tiles = await withMore(row, tiles);
    grown(tiles);
  }
}
