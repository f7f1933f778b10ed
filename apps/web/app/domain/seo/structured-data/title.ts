import type { content, Data } from '@kandil/contract';
import { paths } from '#app/paths.ts';
import type { Place, Thing } from './thing.ts';

type Series = Data<typeof content.seriesFindById>;
type Video = Data<typeof content.contentTrailers>[number];

/**
 * A film or series in the vocabulary of schema.org, with its people, seasons and trailers.
 * @param trailers null where their request failed
 */
export function titleThing(series: Series, trailers: readonly Video[] | null, place: Place): Thing {
  const { kind, code, seasons } = series;
  const free = trailers?.filter((video) => video.free) ?? [];
  return {
    '@type': kind === 'FILM' ? 'Movie' : 'TVSeries',
    name: series.title,
    description: series.storyline,
    url: place.url(paths.contentDetail(code)),
    image: place.picture(series.image.src),
    genre: series.genres.map(({ title }) => title),
    contentRating: series.ageRating,
    inLanguage: place.language,
    ...(kind === 'FILM'
      ? { dateCreated: String(series.year) }
      : { startDate: String(series.year) }),
    actor: series.cast.map(({ name }) => ({ '@type': 'Person', name })),
    ...(kind === 'SERIES' && {
      numberOfSeasons: seasons.length,
      containsSeason: seasons.map((season) => ({
        '@type': 'TVSeason',
        name: season.title,
        seasonNumber: season.seasonIndex,
        numberOfEpisodes: season.episodeCount,
      })),
    }),
    ...(free.length > 0 && { trailer: free.map((video) => videoThing(video, series, place)) }),
  };
}

/** https://developers.google.com/search/docs/appearance/structured-data/video */
function videoThing(video: Video, { title, storyline }: Series, place: Place): Thing {
  return {
    '@type': 'VideoObject',
    name: `${title}: ${video.title}`,
    description: video.storyline || storyline,
    thumbnailUrl: place.picture(video.image.src),
    uploadDate: `${video.released}T00:00:00Z`,
    duration: `PT${video.duration}S`,
    embedUrl: place.url(paths.player(video.id)),
  };
}
