import type { auth, Carried, content, Data } from '@kandil/contract';
import type { Entity } from './merge.ts';
import { type Progress, progressOf } from '../progress/progress.ts';

/** What the client keeps of the catalogue, each kind by itself (ENTITY-21). */
export const GROUPS = [
  'breakdowns',
  'series',
  'seasons',
  'videos',
  'videoImages',
  // Titles as rows and grids know them, and the pictures of titles.
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

/** One thing an answer tells of, and where it is kept. */
export type Filed = readonly [group: Group, key: number | string, entity: Entity];

/** An answer taken apart: what is everybody's, and what is the profile's. */
export interface Parts {
  filed: Filed[];
  progress: Progress[];
}

type Tile = Data<typeof content.categoryItems>[number];
type Row = Data<typeof content.breakdowns>[number];
type Spotlight = Data<typeof content.carousel>[number];
type Series = Data<typeof content.seriesFindById>;
type Video = Data<typeof content.videoFindById>;
type Named = { id: number };

const none: Parts = { filed: [], progress: [] };
const allOf = (parts: Parts[]): Parts => ({
  filed: parts.flatMap(({ filed }) => filed),
  progress: parts.flatMap(({ progress }) => progress),
});
const file = (group: Group, entities: readonly Named[]): Filed[] =>
  entities.map((entity) => [group, entity.id, entity]);

function ofTile({ video, progress, horizontalPoster, ...title }: Tile): Parts {
  return {
    filed: [
      ['contentGroups', title.id, title],
      ['contentImages', title.id, { horizontalPoster }],
      ...(video ? file('videos', [{ ...video, seriesId: title.id } as Named]) : []),
    ],
    progress: progress ? [progress] : [],
  };
}

function ofRow({ videoResources, ...row }: Row): Parts {
  return allOf([{ ...none, filed: file('breakdowns', [row]) }, ...videoResources.map(ofTile)]);
}

function ofSpotlight({ image, mobileImage, ...slide }: Spotlight): Parts {
  const filed: Filed[] = [
    ['spotlight', slide.id, slide],
    ['contentImages', slide.id, { image, mobileImage }],
  ];
  return { ...none, filed };
}

/** What a title is to the profile - where it stands, what it thinks of it - stays with the page that asked. */
function ofSeries(data: Series): Parts {
  const { seasons, cast, genres, image, mobileImage, horizontalPoster, ...rest } = data;
  const { resume: _resume, inMyList: _inMyList, likesRate: _likesRate, ...title } = rest;
  const filed: Filed[] = [
    ['series', title.id, { ...title, seasonCount: seasons.length }],
    ['contentImages', title.id, { image, mobileImage, horizontalPoster }],
    ...file('seasons', seasons),
    ...file('cast', cast),
    ...file('genres', genres),
  ];
  return { ...none, filed };
}

function ofVideo({ image, subtitleLanguages, ...data }: Video): Parts {
  const { lastSec: _lastSec, ...video } = data;
  const progress = progressOf(data);
  return {
    filed: [
      ['videos', video.id, video],
      ['videoImages', video.id, { image }],
      ['subtitles', video.id, { subtitleLanguages }],
    ],
    progress: progress ? [progress] : [],
  };
}

const many =
  <T>(of: (each: T) => Parts) =>
  (data: T[]): Parts =>
    allOf(data.map(of));
const plain =
  <T extends Entity>(group: Group, keyOf: (each: T) => number | string) =>
  (data: T[]): Parts => ({ ...none, filed: data.map((each) => [group, keyOf(each), each]) });
const idOf = ({ id }: Named) => id;

/** How an answer comes apart, by what it carries. */
const APART: Readonly<Record<Carried, (data: never) => Parts>> = {
  rows: many(ofRow),
  tiles: many(ofTile),
  slides: many(ofSpotlight),
  title: ofSeries,
  seasons: plain('seasons', idOf),
  video: ofVideo,
  videos: many(ofVideo),
  categories: plain('categories', idOf),
  genres: plain('genres', idOf),
  faqs: plain('faqs', ({ faqIndex }: Data<typeof content.faqList>[number]) => faqIndex),
  countries: plain(
    'countries',
    ({ countryCode }: Data<typeof auth.countryList>[number]) => countryCode,
  ),
};

/** Takes an answer apart. */
export function normalise(carries: Carried, data: unknown): Parts {
  return APART[carries](data as never);
}
