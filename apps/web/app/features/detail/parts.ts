import { useCallback } from 'react';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { type Part, usePart } from '#app/data/reads/use-part.ts';
import { type DetailData, fetchSimilar, fetchTrailers, type Video } from './load.ts';

/** The parts below the episodes: each loads and fails independently. */
export function useParts({
  series: { id },
  trailers,
  similar,
}: Pick<DetailData, 'series' | 'trailers' | 'similar'>): {
  trailers: Part<Video[]>;
  similar: Part<TitleTileData[]>;
} {
  return {
    trailers: usePart(
      trailers,
      useCallback(() => fetchTrailers(browserApi, id), [id]),
    ),
    similar: usePart(
      similar,
      useCallback(() => fetchSimilar(browserApi, id), [id]),
    ),
  };
}
