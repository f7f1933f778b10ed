import { ratingOf } from '@kandil/contract/child-limits';
import type { Season, Video } from '@kandil/contract/content';
import { textOfKey } from '@kandil/media';
import type { WatchState } from '../rules/resume.ts';
import type { SeasonRow } from '../store/titles.ts';
import type { VideoRow } from '../store/videos.ts';
import { presentPicture } from './picture.ts';

/** The progress is present only if the member has watched the video (ENTITY-17, ENTITY-20). */
export function presentVideo(row: VideoRow, progress?: WatchState): Video {
  return {
    id: row.id,
    code: row.code,
    type: row.type,
    title: row.title,
    seriesId: row.series_id,
    seriesCode: row.series_code,
    seriesTitle: row.series_title,
    seasonId: row.season_id,
    seasonIndex: row.season_index,
    videoIndex: row.video_index,
    seasonCount: row.season_count,
    duration: row.duration,
    storyline: row.storyline,
    info: row.info ?? '',
    free: row.free,
    released: row.released,
    ageRating: ratingOf(row.age),
    image: presentPicture(row.image),
    audioLanguages: row.audio,
    subtitleLanguages: row.subtitles,
    subtitleTracks: row.subtitle_tracks.flatMap(presentTrack),
    nextVideoId: row.next_id,
    ...(progress && {
      lastSec: progress.lastSec,
      lastUpdateTimestamp: progress.lastUpdateTimestamp,
      finished: progress.finished,
    }),
  };
}

const presentTrack = (key: string): Video['subtitleTracks'] => {
  const track = textOfKey(key);
  return track ? [{ languageCode: track.language, kind: track.kind }] : [];
};

export function presentSeason(row: SeasonRow): Season {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    seasonIndex: row.season_index,
    episodeCount: row.episode_count,
  };
}
