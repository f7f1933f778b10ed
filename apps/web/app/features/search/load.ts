import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { shownOf, type TitleTileData } from '../../catalogue/title-tile.tsx';
import type { LoadArgs } from '../../lib/route-data.ts';

export type Result = Data<typeof content.seriesSearch>[number];

/** Fewer characters find nothing, more are refused (security rule 8). */
export const QUERY_MIN = 2;
export const QUERY_MAX = 64;
const PAGE = 20;

export interface SearchData {
  query: string;
  results: Result[];
  totalCount: number;
  /** Something to look at while nothing is searched for. */
  suggestions: TitleTileData[];
}

export async function fetchResults(api: Api, keyword: string, offset: number) {
  const { data, meta } = await api(content.seriesSearch, { keyword, offset, limit: PAGE });
  return { items: data, totalCount: meta.totalCount };
}

/** The results of the address's query; too short a query is none. */
export async function loadSearch(api: Api, { params }: LoadArgs): Promise<SearchData> {
  const query = (params['query'] ?? '').trim().slice(0, QUERY_MAX);
  if (query.length < QUERY_MIN) {
    const { data } = await api(content.seriesList, { limit: PAGE });
    return { query: '', results: [], totalCount: 0, suggestions: data.map(shownOf) };
  }
  const { items, totalCount } = await fetchResults(api, query, 0);
  return { query, results: items, totalCount, suggestions: [] };
}
