import { currentSite, type Internal } from '@kandil/api';
import { content } from '@kandil/contract';
import type { Territory } from '@kandil/contract/territory';
import type { Api } from '@kandil/contract/client';
import type { Data } from '@kandil/contract';
import { sitemap } from '@kandil/contract/internal';
import { partsOff } from '@kandil/contract/site';
import { INDEXED_PATHS, isOffered, paths } from '@kandil/web';

export type SitemapTitle = Data<typeof sitemap>['titles'][number];

/** A page that exists in every language. */
export interface SitemapEntry {
  /** Without language. */
  path: string;
  title?: SitemapTitle;
}

/** Source of the sitemap: the catalogue as guests see it. */
export interface SitemapSource {
  api: Api;
  internal: Internal;
  /** Of the guests. */
  territory: Territory;
}

/** Titles of one file: 2,400 addresses, some 5 MB, well below the 50 MB and 50,000 addresses of the protocol. */
export const TITLES_PER_FILE = 200;

/** Pages other than titles: fixed ones, categories, genres. */
export async function pageEntries({ api }: SitemapSource): Promise<SitemapEntry[]> {
  const [categories, genres] = await Promise.all([
    api(content.categories, {}),
    api(content.genreList, {}),
  ]);
  const listed = categories.data.filter(
    ({ resultType }) => resultType === 'SERIES' || resultType === 'MOVIES',
  );
  return [
    ...INDEXED_PATHS.filter((path) => isOffered(path, partsOff(currentSite()))),
    ...listed.flatMap(({ code }) => [paths.category(code), paths.categoryTitles(code)]),
    ...genres.data.map(({ code }) => paths.genre(code)),
  ].map((path) => ({ path }));
}

/** The titles of a file, counted from 1, and the total number of titles. */
export async function titleEntries(
  { internal, territory }: SitemapSource,
  file: number,
): Promise<{ entries: SitemapEntry[]; totalCount: number }> {
  const offset = (file - 1) * TITLES_PER_FILE;
  const { titles, totalCount } = await internal(sitemap, {
    territory,
    offset,
    limit: TITLES_PER_FILE,
  });
  const entries = titles.map((title) => ({ path: paths.contentDetail(title.code), title }));
  return { entries, totalCount };
}
