import * as z from 'zod/mini';
import {
  age,
  beginsBeforeItEnds,
  countryRule,
  few,
  picturePath,
  showingFields,
} from './catalogue-fields.ts';
import { code, fileText, texts } from './fields.ts';
import { schedule } from './schedule.ts';

// Channels of the catalogue file.

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
  ...showingFields,
  countries: z.optional(countryRule()),
});

export const channel = channelFields.check(
  beginsBeforeItEnds,
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
