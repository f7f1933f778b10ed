import type { LIKES_RATES, Series } from '@kandil/contract/content';
import type { TitleRow } from '../store/titles.ts';
import { presentPicture } from './picture.ts';
import { presentTitle } from './title.ts';
import { presentSeason } from './video.ts';

export interface MemberSide {
  resume: Series['resume'];
  finished: boolean;
  inMyList: boolean;
  likesRate: (typeof LIKES_RATES)[number];
}

/** The fields of `MemberSide` for a guest. */
export const NO_MEMBER: MemberSide = {
  resume: null,
  finished: false,
  inMyList: false,
  likesRate: 'NONE',
};

export function presentSeries(row: TitleRow, member: MemberSide): Series {
  return {
    ...presentTitle(row),
    describedLanguages: row.described,
    sdhLanguages: row.sdh,
    kids: row.kids,
    badge: row.badge,
    genres: row.genres,
    cast: row.cast,
    horizontalPoster: presentPicture(row.pictures.horizontal),
    verticalPoster: presentPicture(row.pictures.vertical),
    seasons: row.seasons.map(presentSeason),
    firstVideoId: row.announced ? null : row.first_video_id,
    announced: row.announced && {
      from: row.announced.from === null ? null : new Date(row.announced.from).toISOString(),
    },
    until: row.until?.toISOString() ?? null,
    ...member,
  };
}

export function likesRate(likes: boolean | null): MemberSide['likesRate'] {
  if (likes === null) return 'NONE';
  return likes ? 'LIKE' : 'DISLIKE';
}
