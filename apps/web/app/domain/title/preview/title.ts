import { content, type Data } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';
import { mayMove } from './autoplay.ts';

export type Series = Data<typeof content.seriesFindById>;

/** The data of a preview. */
export interface PreviewTitle {
  series: Series;
  /** Null if there is no trailer, or if it may not play by itself. */
  trailerId: number | null;
}

/** The first trailer of a title; null if there is none. @throws ApiError */
export async function trailerOf(contentId: number): Promise<number | null> {
  const { data } = await browserApi(content.contentTrailers, { contentId, limit: 1 });
  return data[0]?.id ?? null;
}

/** @throws ApiError */
export async function titleOf(code: string): Promise<PreviewTitle> {
  const { data: series } = await browserApi(content.seriesFindById, { code });
  // Without its trailer the card still helps.
  const trailerId = mayMove() ? await trailerOf(series.id).catch(() => null) : null;
  return { series, trailerId };
}
