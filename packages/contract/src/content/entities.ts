import * as z from 'zod/mini';

/** A picture: its address at the image proxy, its size, and a tiny blurred placeholder. */
export const picture = z.object({
  /** Root-relative. `?w=` chooses the width of the answer; without it the picture is 640 pixels wide. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
  /** Average colour, `#rrggbb`. */
  color: z.string(),
});
export type Picture = z.output<typeof picture>;

/** Kinds of category whose content the client can list (ENTITY-24). */
export const RESULT_TYPES = ['SERIES', 'MOVIES', 'TV_CHANNEL'] as const;
/** All kinds of category the catalogue knows (ENTITY-25). */
export const CATEGORY_KINDS = ['SERIES', 'MOVIES', 'PACKAGES', 'NONE', 'STATIC'] as const;
/** Content types (ENTITY-26). */
export const CONTENT_TYPES = [
  'FILM',
  'EPISODE',
  'FRAGMENT',
  'SEASON_FRAGMENT',
  'MOVIE_FRAGMENT',
  'PREVIEW',
  'SEASON_PREVIEW',
] as const;
/** Types of a home row (ENTITY-27). */
export const ROW_TYPES = [
  'NEW_EPISODES',
  'FREE_EPISODES',
  'CUSTOM_CONTENTS',
  'CONTINUE_WATCH',
  'GENRE_CONTENTS',
  'DISCOVERY',
] as const;
/** Orders of a breakdown's items. */
export const SORT_TYPES = ['DEFAULT', 'NEWEST', 'TITLE', 'YEAR'] as const;
const ORDER =
  'DEFAULT: as the row is shown on its page, or last added first in My List. NEWEST by first showing, TITLE by title, YEAR by year.';
export const sortType = () => z._default(z.enum(SORT_TYPES).check(z.describe(ORDER)), 'DEFAULT');
/** A member's rating of a series; `NONE` removes it. */
export const LIKES_RATES = ['LIKE', 'DISLIKE', 'NONE'] as const;
const RATING =
  'Rating of the series by the profile. NONE is no rating; sending it removes the rating.';
export const likesRate = () => z.enum(LIKES_RATES).check(z.describe(RATING));
/** Small mark on a tile. */
export const BADGES = ['NEW', 'FREE', 'LIVE', 'LAST_CHANCE'] as const;
/** Marks of tiles: also of a title that is announced, and of one in a member's list that is not shown now. */
export const TILE_BADGES = [...BADGES, 'SOON', 'GONE'] as const;
export type TileBadge = (typeof TILE_BADGES)[number];

export const category = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  /** Dropped unless it is one of these (ENTITY-24). */
  // oxlint-disable-next-line promise/valid-params -- a schema and no promise
  resultType: z.catch(z.optional(z.enum(RESULT_TYPES)), undefined),
  kind: z.enum(CATEGORY_KINDS),
});

export const genre = z.object({ id: z.number(), code: z.string(), title: z.string() });
export type Genre = z.output<typeof genre>;

export const person = z.object({ id: z.number(), name: z.string(), role: z.string() });

/** The current profile's progress in a video. */
export const progress = z.object({
  videoId: z.number(),
  lastSec: z.number(),
  duration: z.number(),
  /** Time of the event on the watching device, ISO 8601. */
  lastUpdateTimestamp: z.string(),
});
export type Progress = z.output<typeof progress>;

/** One tile of a row, grid or search result. */
export const tile = z.object({
  /** Id of the series or film. */
  id: z.number(),
  code: z.string(),
  kind: z.enum(['SERIES', 'FILM']),
  title: z.string(),
  badge: z.nullable(z.enum(TILE_BADGES)),
  horizontalPoster: picture,
  verticalPoster: picture,
  year: z.number(),
  ageRating: z.string(),
  genres: z.array(z.string()),
  /** The video of the tile, if it represents one (new, free, continued episodes, films). */
  video: z.nullable(
    z.object({
      id: z.number(),
      title: z.string(),
      seasonIndex: z.nullable(z.number()),
      videoIndex: z.nullable(z.number()),
      duration: z.number(),
      free: z.boolean(),
    }),
  ),
  progress: z.nullable(progress),
});
export type Tile = z.output<typeof tile>;

/** What the spotlight and the detail page show of a title. */
const shownTitle = {
  id: z.number(),
  code: z.string(),
  kind: z.enum(['SERIES', 'FILM']),
  title: z.string(),
  eyebrow: z.string(),
  storyline: z.string(),
  year: z.number(),
  ageRating: z.string(),
  likedPercent: z.nullable(z.number()),
  audioLanguages: z.array(z.string()),
  subtitleLanguages: z.array(z.string()),
  image: picture,
  mobileImage: picture,
};

/** A title on the spotlight carousel. */
export const spotlight = z.object({
  ...shownTitle,
  seasonCount: z.number(),
  genres: z.array(z.string()),
  /** The video that the play button starts, and its place in a series. */
  videoId: z.nullable(z.number()),
  seasonIndex: z.nullable(z.number()),
  videoIndex: z.nullable(z.number()),
});
export type Spotlight = z.output<typeof spotlight>;

/** A row of content; `videoResources` holds its first page. */
export const breakdown = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  type: z.enum(ROW_TYPES),
  hasTrailer: z.boolean(),
  totalCount: z.number(),
  videoResources: z.array(tile),
});
export type Breakdown = z.output<typeof breakdown>;

/** Subtitles of all that is said, those with sounds for people who do not hear, and only what is in another language. */
export const SUBTITLE_KINDS = ['FULL', 'SDH', 'FORCED'] as const;
export type SubtitleKind = (typeof SUBTITLE_KINDS)[number];

/** A video (ENTITY-17). `lastSec`, `lastUpdateTimestamp` and `finished` are present only if the member watched it. */
export const video = z.object({
  id: z.number(),
  code: z.string(),
  type: z.enum(CONTENT_TYPES),
  title: z.string(),
  seriesId: z.nullable(z.number()),
  seriesCode: z.nullable(z.string()),
  seriesTitle: z.nullable(z.string()),
  seasonId: z.nullable(z.number()),
  seasonIndex: z.nullable(z.number()),
  videoIndex: z.nullable(z.number()),
  seasonCount: z.nullable(z.number()),
  /** Seconds. */
  duration: z.number(),
  storyline: z.string(),
  info: z.string(),
  free: z.boolean(),
  /** The day it came out, `YYYY-MM-DD`. */
  released: z.string(),
  ageRating: z.string(),
  image: picture,
  audioLanguages: z.array(z.string()),
  /** Those with FULL or SDH. */
  subtitleLanguages: z.array(z.string()),
  subtitleTracks: z.array(z.object({ languageCode: z.string(), kind: z.enum(SUBTITLE_KINDS) })),
  nextVideoId: z.nullable(z.number()),
  /** In the history: it is not shown any more. */
  gone: z.optional(z.boolean()),
  lastSec: z.optional(z.number()),
  lastUpdateTimestamp: z.optional(z.string()),
  /** Watched to the credits. */
  finished: z.optional(z.boolean()),
});
export type Video = z.output<typeof video>;

export const season = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  seasonIndex: z.number(),
  episodeCount: z.number(),
});
export type Season = z.output<typeof season>;

/** A series or film with everything for its detail page. */
export const series = z.object({
  ...shownTitle,
  /** Languages in which some of its videos have a sound that describes the pictures, and subtitles that name sounds. */
  describedLanguages: z.array(z.string()),
  sdhLanguages: z.array(z.string()),
  kids: z.boolean(),
  badge: z.nullable(z.enum(BADGES)),
  genres: z.array(genre),
  cast: z.array(person),
  horizontalPoster: picture,
  verticalPoster: picture,
  seasons: z.array(season),
  /** Film: its only video. Series: the first episode. */
  firstVideoId: z.nullable(z.number()),
  /** Only for members: the video to resume. */
  resume: z.nullable(
    z.object({
      videoId: z.number(),
      seasonIndex: z.nullable(z.number()),
      videoIndex: z.nullable(z.number()),
      lastSec: z.number(),
      duration: z.number(),
    }),
  ),
  /** Only for members: the last video was watched to the credits, and there is none to resume. */
  finished: z.boolean(),
  /** It is announced and cannot be watched yet. `from`: since when it can be, ISO 8601; null where nobody knows. */
  announced: z.nullable(z.object({ from: z.nullable(z.string()) })),
  /** When it leaves, ISO 8601; null where it stays. */
  until: z.nullable(z.string()),
  inMyList: z.boolean(),
  likesRate: likesRate(),
});
export type Series = z.output<typeof series>;

/** Where a search matched: none of them is the title itself. */
export const SEARCH_REASONS = ['CAST', 'CHARACTER', 'EPISODE', 'GENRE', 'STORY'] as const;

export const faq = z.object({ question: z.string(), answer: z.string(), faqIndex: z.number() });

export const channelCategory = z.object({ title: z.string(), code: z.string() });

/** A programme of the guide; times in ISO 8601, UTC. */
export const programme = z.object({
  title: z.string(),
  storyline: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  seriesCode: z.nullable(z.string()),
  /** False where nobody may watch it later. */
  catchUp: z.boolean(),
});
export type Programme = z.output<typeof programme>;

export const channel = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  imgLogoUrl: z.string(),
  logo: picture,
  free: z.boolean(),
  epgInfo: z.nullable(
    z.object({
      currentEPGTitle: z.string(),
      currentEPGBroadcastStartDate: z.string(),
      currentEPGBroadcastEndDate: z.string(),
    }),
  ),
  userInfo: z.object({ favoriteFlag: z.boolean() }),
});
export type Channel = z.output<typeof channel>;

/** A device of an account (ROLE-04, ROLE-05). */
export const device = z.object({
  id: z.string(),
  name: z.string(),
  platform: z.string(),
  current: z.boolean(),
  lastUsedAt: z.string(),
  place: z.nullable(z.string()),
  /** False for a device beyond the device limit: it cannot watch until another one is removed. */
  allowed: z.boolean(),
});
export type Device = z.output<typeof device>;

/** ENTITY-43, ENTITY-44: every number defaults to zero. */
export const deviceLimits = z.object({
  allowedDevices: z._default(z.number(), 0),
  maxDeleteCount: z._default(z.number(), 0),
  maxDeviceCount: z._default(z.number(), 0),
  remainingDeleteCount: z._default(z.number(), 0),
});
export type DeviceLimits = z.output<typeof deviceLimits>;

/** Address of a stream, its storyboard or a subtitle; the signed address expires at `expiresAt`. */
export const streamAddress = z.object({
  url: z.string(),
  storyboardUrl: z.nullable(z.string()),
  expiresAt: z.string(),
});
