import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { gridPage } from '#app/domain/title/call-inputs.ts';
import { shownOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { ofMember } from '#app/data/pages/or-failure.ts';
import type { LoadArgs } from '#app/data/pages/route-data.ts';
import type { ListPage } from '#app/data/queries/use-paged-list.ts';
import { type Sort, sortOf } from '#app/domain/title/sort.ts';

export interface MyListData {
  sort: Sort;
  /** The titles (ENTITY-30); null for a guest, who has no list. */
  list: ListPage<TitleTileData> | null;
}

export async function fetchMyList(api: Api, sort: Sort, offset: number) {
  const { data, meta } = await api(content.myList, { sortType: sort, ...gridPage(offset) });
  return { items: data.map(shownOf), totalCount: meta.totalCount };
}

export async function loadMyList(api: Api, { query }: LoadArgs): Promise<MyListData> {
  const sort = sortOf(query.get('sort'));
  return { sort, list: await ofMember(() => fetchMyList(api, sort, 0)) };
}
