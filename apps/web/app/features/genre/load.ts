import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { gridPage } from '#app/domain/title/call-inputs.ts';
import { shownOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { type LoadArgs, notFound } from '#app/data/pages/route-data.ts';

export type Genre = Data<typeof content.genreList>[number];

export interface GenreData {
  genre: Genre;
  genres: Genre[];
  /** Only titles of this category; null for all of the genre. */
  categoryId: number | null;
  items: TitleTileData[];
  totalCount: number;
}

export async function fetchTitles(
  api: Api,
  genreId: number,
  categoryId: number | null,
  offset: number,
) {
  const { data, meta } = await api(content.genreContentItems, {
    genreId,
    ...(categoryId !== null && { categoryId }),
    ...gridPage(offset),
  });
  return { items: data.map(shownOf), totalCount: meta.totalCount };
}

/** Parses a numeric category; any other value selects all. */
function categoryOf(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
}

/** The titles of the genre whose code or id is in the address. */
export async function loadGenre(api: Api, { params, query }: LoadArgs): Promise<GenreData> {
  const asked = params['id'];
  const { data: genres } = await api(content.genreList, {});
  const genre = genres.find(({ id, code }) => code === asked || String(id) === asked) ?? notFound();
  const categoryId = categoryOf(query.get('category'));
  return { genre, genres, categoryId, ...(await fetchTitles(api, genre.id, categoryId, 0)) };
}
