import * as z from 'zod/mini';
import { call } from '../call.ts';
import { actingProfile } from './viewers.ts';
import { countries, languageCode } from '../fields.ts';

// How new episodes reach those who wait for them.

/** Series in one message, new episodes of each, and profiles in one question. */
export const MOST_SERIES = 5;
export const MOST_NEWS = 100;
export const MOST_FOLLOWERS = 500;
/** Episodes of a series in one question. */
export const MOST_EPISODES = 2000;

const numbers = (most: number) => z.array(z.number().check(z.int())).check(z.maxLength(most));
const number = () => z.number().check(z.int());

/** New episodes that continue a series, or a title that begins. */
export const continuation = z.object({
  /** The title. */
  seriesId: number(),
  /** The last episode before them; null: nothing of the title was shown before. */
  previousId: z.nullable(number()),
  /** In their order. */
  episodes: z
    .array(z.object({ videoId: number(), code: z.string().check(z.maxLength(80)) }))
    .check(z.minLength(1), z.maxLength(MOST_NEWS)),
});
export type Continuation = z.output<typeof continuation>;

/** Tells of new episodes. A repeated call tells no profile again. */
export const episodesPublished = call({
  name: 'notify.episodesPublished',
  service: 'notify',
  method: 'POST',
  paths: ['/episodes-published'],
  access: 'service',
  body: z.object({ series: z.array(continuation).check(z.maxLength(MOST_SERIES)) }),
  data: z.null(),
});

/** What the content service knows of those who may follow a series; null for a series that has left the catalogue. */
export const followersOf = call({
  name: 'content.followersOf',
  service: 'content',
  method: 'POST',
  paths: ['/followers-of'],
  access: 'service',
  body: z.object({
    seriesId: number(),
    /** The last episode before the new ones; null: there is none. */
    previousId: z.nullable(number()),
    profileIds: numbers(MOST_FOLLOWERS),
  }),
  data: z.nullable(
    z.object({
      /** The given profiles that have it on their list. */
      listedBy: z.array(z.number()),
      /** The previous episode and those before it; empty without one. */
      earlierIds: z.array(z.number()),
      /** Second at which the credits of the previous episode begin; null without a mark. */
      creditsFrom: z.nullable(z.number()),
    }),
  ),
});

/** What profiles have watched of a series; only profiles that have begun any of its videos. */
export const seriesWatched = call({
  name: 'watch.seriesWatched',
  service: 'watch',
  method: 'POST',
  paths: ['/series-watched'],
  access: 'service',
  body: z.object({
    profileIds: numbers(MOST_FOLLOWERS),
    /** Of the series. */
    videoIds: numbers(MOST_EPISODES),
    /** The one of them whose position is asked for. */
    lastId: number(),
  }),
  data: z.array(
    z.object({
      profileId: z.number(),
      /** Position in the video `lastId`; null if it was not begun. */
      last: z.nullable(z.object({ finished: z.boolean(), seconds: z.number() })),
      /** When any of the videos was watched last, in milliseconds since 1970. */
      watchedAt: z.number(),
    }),
  ),
});

/** Episodes of one series, or a film, as a message names them; those that are not shown now are missing. */
export const episodeFacts = call({
  name: 'content.episodeFacts',
  service: 'content',
  method: 'POST',
  paths: ['/episode-facts'],
  access: 'service',
  body: z.object({ videoIds: numbers(MOST_EPISODES), language: languageCode() }),
  data: z.array(
    z.object({
      videoId: z.number(),
      seriesId: z.number(),
      seriesTitle: z.string(),
      title: z.string(),
      /** Null for a film. */
      episode: z.nullable(z.number()),
      free: z.boolean(),
      /** Made for children. */
      kids: z.boolean(),
      /** Age rating of the series in years. */
      age: z.number(),
      /** Where it is shown; null: everywhere. */
      countries,
    }),
  ),
});

/**
 * Whom mails about a profile go to: the owner of its account, at a verified address. Null if there is no such profile or
 * address, for a child's profile, and for an account that is disabled, about to be deleted or set aside.
 */
export const mailReader = call({
  name: 'auth.mailReader',
  service: 'auth',
  method: 'POST',
  paths: ['/mail-reader'],
  access: 'service',
  body: z.object({ userId: z.uuid(), profileId: number() }),
  data: z.nullable(
    z.object({
      email: z.string(),
      name: z.string(),
      language: z.string(),
      profile: actingProfile,
      /** The owner of the account's family; an argument of `subscriptionOf`. */
      familyOwnerId: z.nullable(z.uuid()),
      /** Of the account, ISO 3166-1 alpha-2; null where nobody has said. */
      country: z.nullable(z.string()),
    }),
  ),
});

/** Ends the notifications of sessions that have ended. Idempotent. */
export const notifyEndSessions = call({
  name: 'notify.endSessions',
  service: 'notify',
  method: 'POST',
  paths: ['/end-sessions'],
  access: 'service',
  body: z.object({ sessionIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) }),
  data: z.null(),
});

/** Deletes what is stored for deleted profiles. Idempotent. */
export const notifyForgetProfiles = call({
  name: 'notify.forgetProfiles',
  service: 'notify',
  method: 'POST',
  paths: ['/forget-profiles'],
  access: 'service',
  body: z.object({ profileIds: z.array(z.number()).check(z.maxLength(50)) }),
  data: z.null(),
});
