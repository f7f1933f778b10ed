import { content } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { shownOf, type TitleTileData } from './title-tile.tsx';

export async function fetchSimilar(api: Api, contentId: number): Promise<TitleTileData[]> {
  return (await api(content.contentSimilar, { contentId })).data.map(shownOf);
}
