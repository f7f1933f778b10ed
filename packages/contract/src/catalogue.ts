import * as z from 'zod/mini';
import { BADGES, CATEGORY_KINDS, RESULT_TYPES, ROW_TYPES } from './content/entities.ts';
import { channel } from './catalogue-channels.ts';
import {
  age,
  beginsBeforeItEnds,
  countryRule,
  few,
  picturePath,
  showingFields,
} from './catalogue-fields.ts';
import { code, fileText, languageCode, texts } from './fields.ts';
import { markFields } from './marks.ts';

/*
 * The catalogue file: everything the content service offers, as one JSON document (`demo/catalogue.json` is one).
 * Importing it makes the service match the file: new items are added, different ones changed,
 * missing ones deleted. Codes identify items across imports and never change; the service assigns
 * numeric ids. Titles, people, genres and pictures refer to each other by code or path.
 */

export {
  addressesOf,
  type CatalogueChannel,
  type CatalogueStream,
  streamsOf,
} from './catalogue-channels.ts';
export { type CatalogueShowing, countryRule, PICTURE_PATH } from './catalogue-fields.ts';

const date = () => z.iso.date();
const count = () => z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));

/** The edit list: clips of the media store in sequence, each a minute long. */
const media = z.strictObject({ clips: z.array(code()).check(z.minLength(1), z.maxLength(240)) });

/** Skippable parts, chapters and marked scenes; see `marks.ts`. */
const mark = z.strictObject({ ...markFields, title: z.optional(texts(80)) }).check(
  z.refine(({ from, to }) => from < to, 'ends before it begins'),
  z.refine(({ kind, theme }) => (kind === 'SCENE') === (theme !== undefined), {
    error: 'a SCENE has a theme, and nothing else has one',
    path: ['theme'],
  }),
);

/** The marks of one video; also the format of a separate file. */
export const marks = few(mark, 200);

const video = z
  .strictObject({
    code: code(),
    title: texts(120),
    storyline: texts(1000),
    /** A line below the title, such as who wrote the episode. */
    info: z.optional(texts(200)),
    /** Seconds. */
    duration: z.number().check(z.int(), z.gte(1), z.lte(86_400)),
    /** Needs no subscription (in ad-supported mode no account either). */
    free: z.boolean(),
    /** Day of the first showing: orders NEW_EPISODES and sortType NEWEST. */
    released: date(),
    image: picturePath(),
    /** What plays until an asset is bound. Format 1 needs it. */
    media: z.optional(media),
    /**
     * Format 2: the id of an asset (docs/ingest.md), which plays in place of `media`. Without it, what the video plays stays
     * as it is; a video with nothing to play is in no list.
     */
    asset: z.optional(
      z.string().check(z.regex(/^ingest-[0-9a-f]{16}$/, 'is not the id of an asset')),
    ),
    marks: z.optional(marks),
    ...showingFields,
  })
  .check(beginsBeforeItEnds);

const castMember = z.strictObject({
  person: code(),
  /** The character, or the job of somebody of the crew. */
  role: texts(80),
  /** The role is a job, such as "Director"; search finds characters only. */
  crew: z.optional(z.boolean()),
});

const season = z
  .strictObject({
    index: z.number().check(z.int(), z.gte(1), z.lte(100)),
    code: code(),
    title: texts(120),
    /** In order; the first one is episode 1. */
    episodes: z.array(video).check(z.minLength(1), z.maxLength(500)),
    ...showingFields,
  })
  .check(beginsBeforeItEnds);

/** Words and phrases by language that search finds a title by, beside its names. */
const keywords = z.record(languageCode(), few(fileText(60), 20));

const title = z
  .strictObject({
    code: code(),
    kind: z.enum(['SERIES', 'FILM']),
    title: texts(120),
    eyebrow: texts(80),
    storyline: texts(1000),
    year: z.number().check(z.int(), z.gte(1888), z.lte(2100)),
    ageRating: age(),
    /** Made for children: shown to profiles of type KIDS up to their age. Then it is rated at most 10. */
    kids: z.boolean(),
    badge: z.nullable(z.enum(BADGES)),
    /** Earlier ratings; those of members are added. */
    opinions: z.strictObject({ likes: count(), dislikes: count() }),
    genres: few(code(), 10),
    keywords: z.optional(keywords),
    cast: few(castMember, 50),
    audio: few(languageCode(), 20),
    subtitles: few(languageCode(), 40),
    pictures: z.strictObject({
      horizontal: picturePath(),
      vertical: picturePath(),
      spotlight: picturePath(),
      mobile: picturePath(),
    }),
    trailers: few(video, 25),
    /** A series has seasons and no film; a film has a film and no seasons. */
    seasons: few(season, 100),
    film: z.nullable(video),
    ...showingFields,
    countries: z.optional(countryRule()),
    /** Shown before `visibleFrom`, and before it has something to play, without playing. */
    announced: z.optional(z.boolean()),
    /** False: a viewing ends with `visibleUntil`; otherwise one that began before may run on for some hours. */
    grace: z.optional(z.boolean()),
  })
  .check(beginsBeforeItEnds);

/** Kinds of row with titles chosen by editors; other kinds are filled automatically. */
const row = z.strictObject({
  code: code(),
  type: z.enum(ROW_TYPES),
  title: texts(80),
  /** CUSTOM_CONTENTS: the titles in order. */
  items: z.optional(few(code(), 500)),
  /** GENRE_CONTENTS: the genre whose titles it shows. */
  genre: z.optional(code()),
});

const category = z.strictObject({
  code: code(),
  title: texts(80),
  kind: z.enum(CATEGORY_KINDS),
  resultType: z.optional(z.enum(RESULT_TYPES)),
  /** Titles of the spotlight carousel in order. */
  spotlight: few(code(), 20),
  rows: few(row, 100),
});

export const catalogue = z.strictObject({
  /** Version of this format; see `asset` of a video for what 2 adds. */
  format: z.union([z.literal(1), z.literal(2)]),
  genres: few(z.strictObject({ code: code(), title: texts(80) }), 500),
  people: few(z.strictObject({ code: code(), name: texts(120) }), 100_000),
  titles: few(title, 100_000),
  /** In the order of the menu; the first one is the home page. */
  categories: z.array(category).check(z.minLength(1), z.maxLength(200)),
  channelCategories: few(z.strictObject({ code: code(), title: texts(80) }), 100),
  channels: few(channel, 1000),
  faq: few(z.strictObject({ question: texts(300), answer: texts(3000) }), 500),
});

export type Catalogue = z.output<typeof catalogue>;
export type CatalogueTitle = z.output<typeof title>;
export type CatalogueMark = z.output<typeof mark>;
export type CatalogueVideo = z.output<typeof video>;
export type CatalogueCategory = z.output<typeof category>;
