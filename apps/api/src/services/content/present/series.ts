import type { LIKES_RATES, Series } from '@kandil/contract/content';
import type { TitleRow } from '../store/titles.ts';
import { presentPicture } from './picture.ts';
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
    id: row.id,
    code: row.code,
    kind: row.kind,
    title: row.title,
    eyebrow: row.eyebrow,
    storyline: row.storyline,
    year: row.year,
    ageRating: row.age_rating,
    kids: row.kids,
    badge: row.badge,
    likedPercent: row.liked_percent,
    genres: row.genres,
    cast: row.cast,
    audioLanguages: row.audio,
    subtitleLanguages: row.subtitles,
    horizontalPoster: presentPicture(row.pictures.horizontal),
    verticalPoster: presentPicture(row.pictures.vertical),
    image: presentPicture(row.pictures.spotlight),
    mobileImage: presentPicture(row.pictures.mobile),
    seasons: row.seasons.map(presentSeason),
    firstVideoId: row.first_video_id,
    ...member,
  };
}

export function likesRate(likes: boolean | null): MemberSide['likesRate'] {
  if (likes === null) return 'NONE';
  return likes ? 'LIKE' : 'DISLIKE';
}
