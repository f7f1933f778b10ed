import { content, type Data } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { byIdOrCode } from '#app/domain/title/call-inputs.ts';
import { fetchSimilar } from '#app/domain/title/fetch-similar.ts';
import type { TitleTileData } from '#app/domain/title/title-tile.tsx';
import { type LoadArgs, notFound } from '#app/data/pages/route-data.ts';
import { episodesToLoad, seasonToOpen } from './season.ts';

export type Series = Data<typeof content.seriesFindById>;
export type Season = Series['seasons'][number];
export type Video = Data<typeof content.episodesOfSeason>[number];

export interface Episodes {
  items: Video[];
  totalCount: number;
}

export interface DetailData {
  series: Series;
  /** Null for films. */
  season: Season | null;
  episodes: Episodes;
  /** Null where the request failed; so with the similar titles. */
  trailers: Video[] | null;
  similar: TitleTileData[] | null;
}

/** Episodes come in pages of seven, the call's own default (CONST-15). */
export async function fetchEpisodes(
  api: Api,
  seasonId: number,
  page: { offset: number; limit?: number },
): Promise<Episodes> {
  const { data, meta } = await api(content.episodesOfSeason, { seasonId, ...page });
  return { items: data, totalCount: meta.totalCount };
}

export async function fetchTrailers(api: Api, contentId: number): Promise<Video[]> {
  return (await api(content.contentTrailers, { contentId })).data;
}

const orNull = <T>(fetched: Promise<T>): Promise<T | null> => fetched.catch(() => null);

/** All data of a title. The parts below the episodes may fail without failing the page. */
export async function loadDetail(api: Api, { params }: LoadArgs): Promise<DetailData> {
  const { data: series } = await api(
    content.seriesFindById,
    byIdOrCode(params['id'] ?? '', 'seriesId', 'code'),
  );
  const asked = params['seasonId'];
  const season = seasonToOpen(series, asked);
  if (asked !== undefined && !season) return notFound();
  const [episodes, trailers, similar] = await Promise.all([
    season
      ? fetchEpisodes(api, season.id, episodesToLoad(series, season))
      : { items: [], totalCount: 0 },
    orNull(fetchTrailers(api, series.id)),
    orNull(fetchSimilar(api, series.id)),
  ]);
  return { series, season, episodes, trailers, similar };
}
