import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode, gridPage } from '#app/domain/title/call-inputs.ts';
import { type Sort, sortOf } from '#app/domain/title/sort.ts';
import { shownOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import type { LoadArgs } from '#app/data/pages/route-data.ts';

export interface BreakdownData {
  /** Id or code, as requested. */
  id: string;
  code: string;
  sort: Sort;
  title: string;
  items: TitleTileData[];
  totalCount: number;
}

export async function fetchItems(api: Api, id: string, sort: Sort, offset: number) {
  const { data, meta } = await api(content.breakdownItemsPaged, {
    ...byIdOrCode(id, 'containerId', 'containerCode'),
    sortType: sort,
    ...gridPage(offset),
  });
  const { code, title, totalCount } = meta;
  return { code, title, items: data.map(shownOf), totalCount };
}

export async function loadBreakdown(api: Api, { params, query }: LoadArgs): Promise<BreakdownData> {
  const id = params['id'] ?? '';
  const sort = sortOf(query.get('sort'));
  return { id, sort, ...(await fetchItems(api, id, sort, 0)) };
}
