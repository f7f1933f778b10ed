import type { auth, CarriedEntities, content, Data } from '@kandil/contract';
import type { Entity } from './queries/merge.ts';
import { type Progress, progressOf } from './progress/progress.ts';

/** The parts of the catalogue that the client stores (ENTITY-21). */
export const GROUPS = [
  'breakdowns',
  'series',
  'seasons',
  'videos',
  'videoImages',
  // Titles as tiles show them, and the pictures of titles.
  'contentGroups',
  'contentImages',
  'categories',
  'genres',
  'subtitles',
  'countries',
  'cast',
  'faqs',
  'spotlight',
] as const;
export type Group = (typeof GROUPS)[number];

/** One entity of a response. Progress belongs to the profile and is stored apart from the videos (ENTITY-19). */
export type EntityRecord =
  | { group: Group; key: number | string; entity: Entity }
  | { group: 'progress'; entity: Progress };
type Records = Iterable<EntityRecord>;

type Tile = Data<typeof content.categoryItems>[number];
type Row = Data<typeof content.breakdowns>[number];
type Slide = Data<typeof content.carousel>[number];
type Series = Data<typeof content.seriesFindById>;
type Video = Data<typeof content.videoFindById>;

const record = (group: Group, key: number | string, entity: Entity): EntityRecord => ({
  group,
  key,
  entity,
});
const byId =
  (group: Group) =>
  (entity: { readonly id: number }): Records => [record(group, entity.id, { ...entity })];
const each =
  <T>(recordsOf: (item: T) => Records) =>
  (items: readonly T[]): Records =>
    items.flatMap((item) => [...recordsOf(item)]);

function* ofTile({ video, progress, horizontalPoster, ...title }: Tile): Records {
  yield record('contentGroups', title.id, title);
  yield record('contentImages', title.id, { horizontalPoster });
  if (video) yield record('videos', video.id, { ...video, seriesId: title.id });
  if (progress) yield { group: 'progress', entity: progress };
}

function* ofRow({ videoResources, ...row }: Row): Records {
  yield record('breakdowns', row.id, row);
  yield* each(ofTile)(videoResources);
}

function* ofSlide({ image, mobileImage, ...slide }: Slide): Records {
  yield record('spotlight', slide.id, slide);
  yield record('contentImages', slide.id, { image, mobileImage });
}

/** What relates a title to the profile (progress, My List, rating) stays in the page's data. */
function* ofSeries(data: Series): Records {
  const { seasons, cast, genres, image, mobileImage, horizontalPoster, ...rest } = data;
  const {
    resume: _resume,
    finished: _finished,
    inMyList: _inMyList,
    likesRate: _likesRate,
    ...title
  } = rest;
  yield record('series', title.id, { ...title, seasonCount: seasons.length });
  yield record('contentImages', title.id, { image, mobileImage, horizontalPoster });
  yield* each(byId('seasons'))(seasons);
  yield* each(byId('cast'))(cast);
  yield* each(byId('genres'))(genres);
}

function* ofVideo({ image, subtitleLanguages, ...data }: Video): Records {
  const { lastSec: _lastSec, finished: _finished, ...video } = data;
  yield record('videos', video.id, video);
  yield record('videoImages', video.id, { image });
  yield record('subtitles', video.id, { subtitleLanguages });
  const progress = progressOf(data);
  if (progress) yield { group: 'progress', entity: progress };
}

const ofFaq = (faq: Data<typeof content.faqList>[number]): Records => [
  record('faqs', faq.faqIndex, faq),
];
const ofCountry = (country: Data<typeof auth.countryList>[number]): Records => [
  record('countries', country.countryCode, country),
];

const NORMALISERS: Readonly<Record<CarriedEntities, (data: never) => Records>> = {
  rows: each(ofRow),
  tiles: each(ofTile),
  slides: each(ofSlide),
  title: ofSeries,
  seasons: each(byId('seasons')),
  video: ofVideo,
  videos: each(ofVideo),
  categories: each(byId('categories')),
  genres: each(byId('genres')),
  faqs: each(ofFaq),
  countries: each(ofCountry),
};

/** The entities of a response. */
export const normalise = (carries: CarriedEntities, data: unknown): Records =>
  NORMALISERS[carries](data as never);
