import * as z from 'zod/mini';
import { BADGES, CATEGORY_KINDS, RESULT_TYPES, ROW_TYPES } from './content/entities.ts';
import { GREATEST_AGE } from './child-limits.ts';
import { code, fileText, languageCode, texts } from './fields.ts';
import { markFields } from './marks.ts';
import { schedule } from './schedule.ts';

/*
 * The catalogue file: everything the content service offers, as one JSON document (`demo/catalogue.json` is one).
 * Importing it makes the service match the file: new items are added, different ones changed,
 * missing ones deleted. Codes identify items across imports and never change; the service assigns
 * numeric ids. Titles, people, genres and pictures refer to each other by code or path.
 */

/** Longest path of a picture. */
const LONGEST_PATH = 200;
/** Path of a picture below the folder of the art: `titles/nur/poster.webp`. It cannot leave the folder. */
export const PICTURE_PATH: RegExp = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:webp|jpg|png)$/;
const picturePath = () =>
  z
    .string()
    .check(
      z.regex(
        PICTURE_PATH,
        'the path of a picture has lower-case letters, digits and hyphens, and ends in .webp, .jpg or .png',
      ),
      z.maxLength(LONGEST_PATH),
    );
const date = () => z.iso.date();
const count = () => z.number().check(z.int(), z.gte(0), z.lte(1_000_000_000));
const few = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.array(item).check(z.maxLength(max));

const AGE_PROBLEM = `an age rating is a whole number from 0 to ${GREATEST_AGE}`;
const isAge = (years: number) => Number.isInteger(years) && years >= 0 && years <= GREATEST_AGE;
const years = () => z.number().check(z.refine(isAge, AGE_PROBLEM));
/** An age rating in years; older files write it as a text, `7+`. */
const age = () =>
  z.union(
    [
      years(),
      z.pipe(
        z.pipe(
          z.string().check(z.regex(/^\d{1,2}\+$/)),
          z.transform((text: string) => Number.parseInt(text, 10)),
        ),
        years(),
      ),
    ],
    AGE_PROBLEM,
  );

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

const video = z.strictObject({
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
});

const castMember = z.strictObject({
  person: code(),
  /** The character, or the job of somebody of the crew. */
  role: texts(80),
  /** The role is a job, such as "Director"; search finds characters only. */
  crew: z.optional(z.boolean()),
});

const season = z.strictObject({
  index: z.number().check(z.int(), z.gte(1), z.lte(100)),
  code: code(),
  title: texts(120),
  /** In order; the first one is episode 1. */
  episodes: z.array(video).check(z.minLength(1), z.maxLength(500)),
});

/** Words and phrases by language that search finds a title by, beside its names. */
const keywords = z.record(languageCode(), few(fileText(60), 20));

const title = z.strictObject({
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
});

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

/** A programme of a channel: a title of the catalogue, or one with its own texts. */
const programme = z.union([
  z.strictObject({ title: code() }),
  z.strictObject({
    code: code(),
    title: texts(120),
    storyline: texts(1000),
    clips: z.array(code()).check(z.minLength(1)),
  }),
]);

/** Plain http is for the streams of this machine alone, and an import takes them only for a product without https. */
const STREAM_ADDRESS = /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])[:/])[!-~]+$/;
const streamAddress = () =>
  z
    .url()
    .check(
      z.maxLength(500),
      z.regex(STREAM_ADDRESS, 'the address of a stream begins with https:// and has no spaces'),
    );

const stream = z.strictObject({
  url: streamAddress(),
  /** Smaller ones play first; streams without one, and those of the same one, in the order of the file. */
  priority: z.optional(z.number().check(z.int(), z.gte(1), z.lte(100))),
});

/** The most streams of one channel. */
const MOST_STREAMS = 4;
/** The longest rewind of a stream in minutes: a week. */
const LONGEST_WINDOW = 10_080;

/** Whether a text names a time zone of the IANA database. */
function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** An XMLTV file that a channel's programmes are imported from every hour. */
const guideSource = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(500), z.regex(/^[!-~]+$/)),
  /** The channel's id in the file. */
  id: fileText(200),
});

const channelFields = z.strictObject({
  code: code(),
  title: texts(80),
  logo: picturePath(),
  free: z.boolean(),
  kids: z.boolean(),
  /** Absent: that of its oldest programme, 0 without programmes of the catalogue. */
  ageRating: z.optional(age()),
  categories: few(code(), 20),
  /** The programmes of its day; order and times are derived from the channel's code (`lineUp`). */
  programmes: z._default(few(programme, 500), []),
  /** Address of the multivariant playlist of another party's channel, whose programmes are not known. */
  stream: z.optional(streamAddress()),
  /** Several addresses, used instead of `stream`. The player tries them in order. */
  streams: z.optional(z.array(stream).check(z.minLength(1), z.maxLength(MOST_STREAMS))),
  /** It plays ingested films at the times of its guide (docs/guide.md). */
  schedule: z.optional(schedule),
  /** Minutes that a viewer can rewind another party's channel; without it as many as its playlist has. */
  window: z.optional(z.number().check(z.int(), z.gte(1), z.lte(LONGEST_WINDOW))),
  /** The zone of times in its guide that have no offset from UTC: `Europe/Istanbul`. */
  zone: z.optional(
    fileText(64).check(z.refine(isZone, 'is no time zone of the IANA database: Europe/Istanbul')),
  ),
  guide: z.optional(guideSource),
});

const channel = channelFields.check(
  z.refine(
    ({ programmes, stream, streams, schedule: own }) => {
      const sources = [programmes.length > 0, stream !== undefined, streams !== undefined];
      return own !== undefined || sources.filter(Boolean).length === 1;
    },
    {
      error:
        'a channel has programmes, or a stream of another party and no programmes, or a schedule',
      path: ['programmes'],
    },
  ),
  z.refine(
    ({ programmes, stream, streams, schedule: own }) =>
      own === undefined || (programmes.length === 0 && stream === undefined && !streams),
    { error: 'a channel with a schedule has no programmes and no streams', path: ['schedule'] },
  ),
  z.refine(({ stream, streams, window }) => (stream ?? streams) || window === undefined, {
    error: 'a window belongs to a stream of another party',
    path: ['window'],
  }),
  z.refine(({ programmes, guide }) => guide === undefined || programmes.length === 0, {
    error: 'the guide of a channel with programmes is made from them',
    path: ['guide'],
  }),
);

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
export type CatalogueChannel = z.output<typeof channel>;
export type CatalogueStream = z.output<typeof stream>;

/** The streams of another party's channel as the file has them; none for a channel of the product. */
export const streamsOf = ({
  stream,
  streams,
}: Pick<CatalogueChannel, 'stream' | 'streams'>): readonly CatalogueStream[] =>
  streams ?? (stream === undefined ? [] : [{ url: stream }]);

/** The addresses of streams in the order in which players try them. */
export const addressesOf = (streams: readonly CatalogueStream[]): string[] =>
  streams
    .toSorted((one, other) => (one.priority ?? Infinity) - (other.priority ?? Infinity) || 0)
    .map(({ url }) => url);
