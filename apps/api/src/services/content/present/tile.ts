import { ratingOf } from '@kandil/contract/child-limits';
import type { Progress, Spotlight, Tile } from '@kandil/contract/content';
import type { SpotlightRow } from '../store/browse.ts';
import type { TileRow } from '../store/tiles.ts';
import { presentPicture } from './picture.ts';
import { presentTitle } from './title.ts';

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
    ageRating: ratingOf(row.age),
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
    ...presentTitle(row),
    seasonCount: row.season_count,
    genres: row.genres,
    videoId: row.first_video_id,
    seasonIndex: row.season_index,
    videoIndex: row.video_index,
  };
}
