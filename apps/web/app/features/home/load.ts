import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode } from '#app/domain/title/call-inputs.ts';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { shownOf, tallOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import type { MemberPart } from '#app/data/start/member-part.ts';
import type { Load } from '#app/data/pages/route-data.ts';
import type { ListPage } from '#app/data/queries/use-paged-list.ts';

export type Spotlight = Data<typeof content.carousel>[number];
type CatalogueRow = Data<typeof content.breakdowns>[number];
export type Row = Omit<CatalogueRow, 'videoResources'> & { videoResources: TitleTileData[] };

export interface HomeData {
  /** Code or id of the category; null for the home page. */
  category: string | null;
  spotlight: Spotlight[];
  /** The first rows of a page, and the number of all rows. */
  rows: ListPage<Row>;
  channels: Channel[];
}

/** Rows in the first load: more than a tall screen shows. The rest is fetched near the end of the page. */
const FIRST_ROWS = 5;

const placeOf = (category: string | null) =>
  category === null ? {} : byIdOrCode(category, 'categoryId', 'code');

/** The spotlight and first rows of home or of a category; on home also the channels on air. */
export const loadHome: Load<HomeData> = async (api, { params }) => {
  const category = params['id'] ?? null;
  const [{ data: spotlight }, rows, channels] = await Promise.all([
    api(content.carousel, placeOf(category)),
    rowsFrom(api, category, 0, FIRST_ROWS),
    // A failed channel row must not fail the home page.
    category === null
      ? api(content.channelsAll, {}).then(
          ({ data }) => data,
          () => [],
        )
      : [],
  ]);
  return { category, spotlight, rows, channels };
};

/** The page with the tiles of the member's own rows; without those that have none. */
export function completeHome(data: HomeData, { rows: own }: MemberPart): HomeData {
  const { items, totalCount } = data.rows;
  const rows = items.flatMap((row) => {
    const mine = own.find(({ id }) => id === row.id);
    if (!mine) return [row];
    const videoResources = tilesOf({ ...row, videoResources: mine.videoResources });
    return videoResources.length > 0 ? [{ ...row, ...mine, videoResources }] : [];
  });
  const left = items.length - rows.length;
  return { ...data, rows: { items: rows, totalCount: totalCount - left } };
}

/** Rows of home or of a category from an offset on. */
export async function rowsFrom(
  api: Api,
  category: string | null,
  offset: number,
  limit: number,
): Promise<ListPage<Row>> {
  const { data, meta } = await api(content.breakdowns, { ...placeOf(category), offset, limit });
  const items = data.map((row) => ({ ...row, videoResources: tilesOf(row) }));
  return { items, totalCount: meta.totalCount };
}

/** The row of suggestions has tall posters: one row of a page that looks different. */
export const isTall = ({ type }: Pick<CatalogueRow, 'type'>): boolean => type === 'DISCOVERY';

const tilesOf = (row: Pick<CatalogueRow, 'type' | 'videoResources'>): TitleTileData[] =>
  row.videoResources.map(isTall(row) ? tallOf : shownOf);
