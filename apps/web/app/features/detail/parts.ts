import { useCallback } from 'react';
import { fetchSimilar } from '#app/domain/title/fetch-similar.ts';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { type Query, useQuery } from '#app/data/queries/use-query.ts';
import { type DetailData, fetchTrailers, type Video } from './load.ts';

/** The parts below the episodes: each loads and fails independently. */
export function useParts({
  series: { id },
  trailers,
  similar,
}: Pick<DetailData, 'series' | 'trailers' | 'similar'>): {
  trailers: Query<Video[]>;
  similar: Query<TitleTileData[]>;
} {
  return {
    trailers: useQuery(
      useCallback(() => fetchTrailers(browserApi, id), [id]),
      { initialData: trailers },
    ),
    similar: useQuery(
      useCallback(() => fetchSimilar(browserApi, id), [id]),
      { initialData: similar },
    ),
  };
}
