import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode } from '../../catalogue/by-id-or-code.ts';
import type { Channel } from '../../catalogue/channel-card.tsx';
import { shownOf, type TitleTileData } from '../../catalogue/title-tile.tsx';
import type { LoadArgs } from '../../lib/route-data.ts';

export type Spotlight = Data<typeof content.carousel>[number];
export type Row = Omit<Data<typeof content.breakdowns>[number], 'videoResources'> & {
  videoResources: TitleTileData[];
};

export interface HomeData {
  /** Code or id of the category; null for the home page. */
  category: string | null;
  spotlight: Spotlight[];
  rows: Row[];
  channels: Channel[];
}

/** Rows a page begins with; the rest comes when the end is near. */
export const ROWS_PAGE = 20;

/** The spotlight and rows of home or of a category, and on home the channels that are on air. */
export async function loadHome(api: Api, { params }: LoadArgs): Promise<HomeData> {
  const category = params['id'] ?? null;
  const where = category === null ? {} : byIdOrCode(category, 'categoryId', 'code');
  const [spotlight, rows, channels] = await Promise.all([
    api(content.carousel, where).then(({ data }) => data),
    api(content.breakdowns, { ...where, limit: ROWS_PAGE }).then(({ data }) => data),
    // Live television is one row among many: home stands without it.
    category === null
      ? api(content.channelsAll, {}).then(
          ({ data }) => data,
          () => [],
        )
      : [],
  ]);
  const shown = rows
    .filter((row) => row.videoResources.length > 0)
    .map((row) => ({ ...row, videoResources: row.videoResources.map(shownOf) }));
  return { category, spotlight, rows: shown, channels };
}
