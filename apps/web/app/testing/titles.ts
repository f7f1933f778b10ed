import type { content, Data } from '@kandil/contract';
import type { Series } from '#app/domain/title/preview/title.ts';

export const PICTURE = {
  src: 'a.png',
  width: 472,
  height: 263,
  placeholder: 'data:,',
  color: '#000000',
};

/** A film as rows and grids show it. */
export const tile = (id: number): Data<typeof content.categoryItems>[number] => ({
  id,
  code: `title-${id}`,
  title: `Title ${id}`,
  kind: 'FILM',
  badge: null,
  horizontalPoster: PICTURE,
  verticalPoster: PICTURE,
  year: 2026,
  ageRating: '7+',
  genres: [],
  video: null,
  progress: null,
});

/** A film as its page shows it. */
export const film = (over: Partial<Series> = {}): Series => ({
  id: 1,
  code: 'nur',
  title: 'Nur',
  kind: 'FILM',
  badge: null,
  year: 2026,
  ageRating: '7+',
  genres: [],
  eyebrow: '',
  storyline: 'A light that stays.',
  kids: false,
  likedPercent: null,
  cast: [],
  audioLanguages: [],
  subtitleLanguages: [],
  horizontalPoster: PICTURE,
  verticalPoster: PICTURE,
  image: PICTURE,
  mobileImage: PICTURE,
  seasons: [],
  firstVideoId: 7,
  resume: null,
  finished: false,
  inMyList: false,
  likesRate: 'NONE',
  ...over,
});
