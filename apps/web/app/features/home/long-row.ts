import { content } from '@kandil/contract';
import { keyOfTile, shownOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { hasMore, type ListPage, nextOf, withPage } from '#app/data/reads/list-page.ts';

// Fetched when a row is scrolled for the first time: most rows of a page never are.
export { windowOf } from '#app/ui/window-of.ts';

const PAGE = 24;

type Tiles = ListPage<TitleTileData>;

/** The tiles of a row with the page that follows those that are there. */
async function withMore(containerId: number, there: Tiles): Promise<Tiles> {
  const { data, meta } = await browserApi(content.breakdownItemsPaged, {
    containerId,
    offset: nextOf(there),
    limit: PAGE,
  });
  const page = { items: data.map(shownOf), totalCount: meta.totalCount };
  const tiles = withPage(there, page, keyOfTile);
  // A row that cannot go on has no outlines of what would come.
  return hasMore(tiles) ? tiles : { ...tiles, totalCount: tiles.items.length };
}

/**
 * Fetches tiles of a row until as many are there as are wanted, which may grow meanwhile, or there are no more.
 * @param grown gets the tiles after each page
 * @throws ApiError
 */
export async function fill(
  containerId: number,
  there: Tiles,
  wanted: () => number,
  grown: (tiles: Tiles) => void,
): Promise<void> {
  let tiles = there;
  while (hasMore(tiles) && tiles.items.length < wanted()) {
    tiles = await withMore(containerId, tiles);
    grown(tiles);
  }
}
