import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode, gridPage } from '#app/domain/title/call-inputs.ts';
import { shownOf, type TitleTileData } from '#app/domain/title/title-tile.tsx';
import { type Load, notFound } from '#app/data/pages/route-data.ts';

export interface CategoryTitlesData {
  category: Pick<Data<typeof content.categories>[number], 'id' | 'code' | 'title'>;
  genres: Data<typeof content.genreList>;
  items: TitleTileData[];
  totalCount: number;
}

export async function fetchTitles(api: Api, id: string, offset: number) {
  const { data, meta } = await api(content.categoryItems, {
    ...byIdOrCode(id, 'categoryId', 'code'),
    ...gridPage(offset),
  });
  return { items: data.map(shownOf), totalCount: meta.totalCount };
}

/** Every title of a category of series or films, and the genres to filter by. */
export const loadCategoryTitles: Load<CategoryTitlesData> = async (api, { params }) => {
  const asked = params['id'];
  const [{ data: categories }, { data: genres }, titles] = await Promise.all([
    api(content.categories, {}),
    api(content.genreList, {}),
    fetchTitles(api, asked ?? '', 0),
  ]);
  const category =
    categories.find(({ id, code }) => code === asked || String(id) === asked) ?? notFound();
  return { category, genres, ...titles };
};
