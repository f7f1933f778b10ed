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
  describedLanguages: [],
  sdhLanguages: [],
  seasons: [],
  firstVideoId: 7,
  resume: null,
  finished: false,
  announced: null,
  until: null,
  inMyList: false,
  likesRate: 'NONE',
  ...over,
});

/** The trailer of a title. */
export const TRAILER = {
  id: 9,
  code: 'nur-preview',
  type: 'PREVIEW',
  title: 'Nur',
  seriesId: 1,
  seriesCode: 'nur',
  seriesTitle: 'Nur',
  seasonId: null,
  seasonIndex: null,
  videoIndex: null,
  seasonCount: null,
  duration: 60,
  storyline: '',
  info: '',
  free: true,
  released: '2026-01-01',
  ageRating: '7+',
  image: { src: '/a.webp', width: 10, height: 10, placeholder: '', color: '#000000' },
  audioLanguages: [],
  subtitleLanguages: [],
  subtitleTracks: [],
  nextVideoId: null,
};
