import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode } from '../../catalogue/by-id-or-code.ts';
import { shownOf, type TitleTileData } from '../../catalogue/title-tile.tsx';
import type { LoadArgs } from '../../lib/route-data.ts';

export const SORTS = content.SORT_TYPES;
export type Sort = (typeof SORTS)[number];

/** Rows of a grid fetched at a time: some full lines at every width. */
export const PAGE = 20;

export interface BreakdownData {
  id: string;
  sort: Sort;
  title: string;
  items: TitleTileData[];
  totalCount: number;
}

function sortOf(value: string | null): Sort {
  return SORTS.find((each) => each === value) ?? 'DEFAULT';
}

export async function fetchItems(api: Api, id: string, sort: Sort, offset: number) {
  const container = byIdOrCode(id, 'containerId', 'containerCode');
  const { data, meta } = await api(content.breakdownItemsPaged, {
    ...container,
    sortType: sort,
    offset,
    limit: PAGE,
  });
  return { title: meta.title, items: data.map(shownOf), totalCount: meta.totalCount };
}

export async function loadBreakdown(api: Api, { params, query }: LoadArgs): Promise<BreakdownData> {
  const id = params['id'] ?? '';
  const sort = sortOf(query.get('sort'));
  return { id, sort, ...(await fetchItems(api, id, sort, 0)) };
}
