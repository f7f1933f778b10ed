import { content, type Data } from '@kandil/contract';
import { browserApi } from '#app/data/client/api.ts';

export type Series = Data<typeof content.seriesFindById>;

/** What a preview shows of a title. */
export interface Previewed {
  series: Series;
  /** Null where there is no trailer. */
  trailerId: number | null;
}

/** The first trailer of a title; null where there is none. @throws ApiError */
export async function trailerOf(contentId: number): Promise<number | null> {
  const { data } = await browserApi(content.contentTrailers, { contentId, limit: 1 });
  return data[0]?.id ?? null;
}

/** @throws ApiError */
export async function titleOf(code: string): Promise<Previewed> {
  const { data: series } = await browserApi(content.seriesFindById, { code });
  // The card is worth showing without a moving picture.
  return { series, trailerId: await trailerOf(series.id).catch(() => null) };
}
