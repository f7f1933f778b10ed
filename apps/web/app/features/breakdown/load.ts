import { content, type Data, type Meta } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode } from '../../catalogue/by-id-or-code.ts';
import type { LoadArgs } from '../../lib/route-data.ts';

export const SORTS = content.SORT_TYPES;
export type Sort = (typeof SORTS)[number];
export type Item = Data<typeof content.breakdownItemsPaged>[number];

/** Rows of a grid fetched at a time: some full lines at every width. */
export const PAGE = 20;

export interface BreakdownData {
  id: string;
  sort: Sort;
  items: Item[];
  meta: Meta<typeof content.breakdownItemsPaged>;
}

function sortOf(value: string | null): Sort {
  return SORTS.find((each) => each === value) ?? 'DEFAULT';
}

export function fetchItems(api: Api, id: string, sort: Sort, offset: number) {
  const container = byIdOrCode(id, 'containerId', 'containerCode');
  return api(content.breakdownItemsPaged, { ...container, sortType: sort, offset, limit: PAGE });
}

export async function loadBreakdown(api: Api, { params, query }: LoadArgs): Promise<BreakdownData> {
  const id = params['id'] ?? '';
  const sort = sortOf(query.get('sort'));
  const { data, meta } = await fetchItems(api, id, sort, 0);
  return { id, sort, items: data, meta };
}
