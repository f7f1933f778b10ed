import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { cutText } from '#app/browser/cut-text.ts';
import { fetchSimilar } from '#app/domain/title/fetch-similar.ts';
import { gridPage } from '#app/domain/title/call-inputs.ts';
import { shownOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import type { LoadArgs } from '#app/data/pages/route-data.ts';
import { QUERY_MAX, type SearchResult } from '#app/domain/search/search-state.ts';

export interface SearchData {
  query: string;
  results: SearchResult[];
  totalCount: number;
  /** Titles similar to the only result; none beside several results. */
  similar: TitleTileData[];
  /** Suggestions while there are no results; null beside results. */
  ideas: Ideas | null;
  /** The error to show; null when the search succeeded. */
  failed: string | null;
  /** The query in the address is too long: `query` is its start, and nothing was searched. */
  tooLong: boolean;
}

export interface Ideas {
  titles: TitleTileData[];
  genres: Data<typeof content.genreList>;
}

/** Full rows at every width. */
const IDEAS = 12;

export async function fetchResults(api: Api, keyword: string, offset: number) {
  const { data, meta } = await api(content.seriesSearch, { keyword, ...gridPage(offset) });
  return { items: data, totalCount: meta.totalCount };
}

const wordsOf = ({ params }: LoadArgs) => (params['query'] ?? '').trim();

/** The query in the address, cut to the maximum length. */
export function queryOf(args: LoadArgs): string {
  return cutText(wordsOf(args), QUERY_MAX).trimEnd();
}

async function loadIdeas(api: Api): Promise<Ideas> {
  const [titles, genres] = await Promise.all([
    api(content.seriesList, { limit: IDEAS }),
    api(content.genreList, {}),
  ]);
  return { titles: titles.data.map(shownOf), genres: genres.data };
}

/** A result is worth showing without them, so a failure is none. */
function similarToOnly(api: Api, [only, ...others]: readonly SearchResult[]) {
  return only && others.length === 0 ? fetchSimilar(api, only.id).catch(() => []) : [];
}

/** The results of the address's query; without any, suggestions, and with one alone, similar titles. */
export async function loadSearch(api: Api, args: LoadArgs): Promise<SearchData> {
  const query = queryOf(args);
  const tooLong = wordsOf(args).length > QUERY_MAX;
  const { items, totalCount } =
    query && !tooLong ? await fetchResults(api, query, 0) : { items: [], totalCount: 0 };
  const ideas = items.length === 0 ? await loadIdeas(api) : null;
  const similar = await similarToOnly(api, items);
  return { query, results: items, totalCount, similar, ideas, failed: null, tooLong };
}

/** Like `loadSearch` when the page is already shown: an error appears below the field, which keeps its text. */
export async function loadSearchHere(api: Api, args: LoadArgs): Promise<SearchData> {
  try {
    return await loadSearch(api, args);
  } catch (error) {
    const failed = error instanceof Error ? error.message : '';
    const none = { results: [], totalCount: 0, similar: [], ideas: null };
    return { query: queryOf(args), ...none, failed, tooLong: false };
  }
}
