import { content } from '@kandil/contract';
import { shownOf, type TitleTileData } from '../../catalogue/title-tile.tsx';
import { browserApi } from '../../lib/api.ts';

// Fetched when a row is scrolled for the first time: most rows of a page never are.
export { windowOf } from '../../ui/window-of.ts';

const PAGE = 24;

/** The tiles of a row with the page that follows those that are there. */
export async function withMoreTiles(
  containerId: number,
  there: TitleTileData[],
): Promise<{ items: TitleTileData[]; totalCount: number }> {
  const { data, meta } = await browserApi(content.breakdownItemsPaged, {
    containerId,
    offset: there.length,
    limit: PAGE,
  });
  const items = [...there, ...data.map(shownOf)];
  // An empty page says that the row ended earlier than it was counted.
  return { items, totalCount: data.length === 0 ? items.length : meta.totalCount };
}
