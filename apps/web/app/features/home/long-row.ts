import { content } from '@kandil/contract';
import { shownOf, type TitleTileData } from '../../catalogue/title-tile.tsx';
import { browserApi } from '../../lib/api.ts';

// Fetched when a row is scrolled for the first time: most rows of a page never are.
export { windowOf } from '../../ui/window-of.ts';

const PAGE = 24;

interface Tiles {
  items: TitleTileData[];
  totalCount: number;
}

/** The tiles of a row with the page that follows those that are there. */
async function withMore(containerId: number, there: TitleTileData[]): Promise<Tiles> {
  const { data, meta } = await browserApi(content.breakdownItemsPaged, {
    containerId,
    offset: there.length,
    limit: PAGE,
  });
  const items = [...there, ...data.map(shownOf)];
  // An empty page says that the row ended earlier than it was counted.
  return { items, totalCount: data.length === 0 ? items.length : meta.totalCount };
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
  let { items, totalCount } = there;
  while (items.length < Math.min(wanted(), totalCount)) {
    ({ items, totalCount } = await withMore(containerId, items));
    grown({ items, totalCount });
  }
}
