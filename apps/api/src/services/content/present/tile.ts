import type { Progress, Spotlight, Tile } from '@kandil/contract/content';
import type { SpotlightRow } from '../store/browse.ts';
import type { TileRow } from '../store/tiles.ts';
import { presentPicture } from './picture.ts';

/** A tile of the contract; `badge` overrides the title's own. */
export function presentTile(
  row: TileRow,
  more: { badge?: Tile['badge']; progress?: Progress | null } = {},
): Tile {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    title: row.title,
    badge: more.badge ?? row.badge,
    horizontalPoster: presentPicture(row.pictures.horizontal),
    verticalPoster: presentPicture(row.pictures.vertical),
    year: row.year,
    ageRating: row.age_rating,
    genres: row.genres,
    video:
      row.video_id === null
        ? null
        : {
            id: row.video_id,
            title: row.video_title,
            seasonIndex: row.season_index,
            videoIndex: row.video_index,
            duration: row.duration,
            free: row.free,
          },
    progress: more.progress ?? null,
  };
}

export function presentSpotlight(row: SpotlightRow): Spotlight {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    title: row.title,
    eyebrow: row.eyebrow,
    storyline: row.storyline,
    year: row.year,
    ageRating: row.age_rating,
    seasonCount: row.season_count,
    likedPercent: row.liked_percent,
    genres: row.genres,
    audioLanguages: row.audio,
    subtitleLanguages: row.subtitles,
    image: presentPicture(row.pictures.spotlight),
    mobileImage: presentPicture(row.pictures.mobile),
    videoId: row.first_video_id,
    seasonIndex: row.season_index,
    videoIndex: row.video_index,
  };
}
