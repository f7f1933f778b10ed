import * as z from 'zod/mini';
import { call } from '../call.ts';
import { otherStreams } from '../content/channels.ts';
import { SUBTITLE_KINDS } from '../content/entities.ts';
import { countries, languageCode } from '../fields.ts';
import { mark } from '../marks.ts';
import { ACCESS_RESULTS } from '../watch/index.ts';

// What plays, and the addresses at which it plays.

/** What the watch service needs to decide about a video or channel and to play it. */
export const playable = call({
  name: 'content.playable',
  service: 'content',
  method: 'POST',
  paths: ['/playable'],
  access: 'service',
  body: z.object({
    videoId: z.optional(z.number()),
    channelId: z.optional(z.number()),
    /** Language of `title` and of the marks' titles. */
    language: z._default(languageCode(), 'en'),
  }),
  data: z.nullable(
    z.object({
      assetCode: z.string(),
      live: z.boolean(),
      /** Of the channel, the film, or the series the episode belongs to. */
      title: z.string(),
      /** Address of a channel that another party streams. */
      stream: z.nullable(z.string()),
      ...otherStreams,
      /** In order of time. */
      marks: z.array(mark),
      free: z.boolean(),
      /** A trailer is open to everyone. */
      trailer: z.boolean(),
      /** Made for children. */
      kids: z.boolean(),
      /** Age rating in years. */
      age: z.number(),
      duration: z.number(),
      seriesId: z.nullable(z.number()),
      nextVideoId: z.nullable(z.number()),
      /** When it is shown (`Showing`). */
      from: z.nullable(z.number()),
      until: z.nullable(z.number()),
      /** Where it is shown; null: everywhere. */
      countries,
      /** Whether a viewing that began before `until` may run on. */
      grace: z.boolean(),
    }),
  ),
});

/** How a device names itself, from which the watch service knows phones and tablets, and where it is. */
const deviceSigns = {
  /** That a proxy found out, ISO 3166-1 alpha-2; null: unknown. */
  country: z._default(z.nullable(z.string()), null),
  /** The header `user-agent`. */
  userAgent: z._default(z.string(), ''),
  /** The header `x-platform`. */
  platform: z._default(z.string(), ''),
};

/** A signed address for an asset, as in the answer of `/content-access` to START. */
export const signPlayback = call({
  name: 'watch.signPlayback',
  service: 'watch',
  method: 'POST',
  paths: ['/sign-playback'],
  access: 'service',
  body: z.object({
    videoId: z.optional(z.number()),
    channelId: z.optional(z.number()),
    userId: z.nullable(z.string()),
    sessionId: z.nullable(z.string()),
    profileId: z.nullable(z.number()),
    ...deviceSigns,
  }),
  data: z.object({
    access: z.enum(ACCESS_RESULTS),
    url: z.nullable(z.string()),
    ...otherStreams,
    storyboardUrl: z.nullable(z.string()),
    expiresAt: z.nullable(z.string()),
  }),
});

/** A signed address of one of a video's subtitles, for viewers who may watch it; it needs no lease. */
export const signSubtitles = call({
  name: 'watch.signSubtitles',
  service: 'watch',
  method: 'POST',
  paths: ['/sign-subtitles'],
  access: 'service',
  body: z.object({
    videoId: z.number(),
    languageCode: languageCode(),
    kind: z._default(z.enum(SUBTITLE_KINDS), 'FULL'),
    userId: z.nullable(z.string()),
    sessionId: z.nullable(z.string()),
    profileId: z.nullable(z.number()),
    ...deviceSigns,
  }),
  data: z.object({ access: z.enum(ACCESS_RESULTS), url: z.nullable(z.string()) }),
});
