import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { shownOf, type TitleTileData } from '../../catalogue/title-tile.tsx';

const PAGE = 20;

export interface MyListData {
  /** Null for a guest: there is no list. */
  list: { items: TitleTileData[]; totalCount: number } | null;
}

export async function fetchMyList(api: Api, offset: number) {
  const { data, meta } = await api(content.myList, { offset, limit: PAGE });
  return { items: data.map(shownOf), totalCount: meta.totalCount };
}

export async function loadMyList(api: Api): Promise<MyListData> {
  try {
    return { list: await fetchMyList(api, 0) };
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) return { list: null };
    throw error;
  }
}
