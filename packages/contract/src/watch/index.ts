import * as z from 'zod/mini';
import { call, type Input } from '../call.ts';
import { otherStreams } from '../content/channels.ts';
import { eventTime, id } from '../fields.ts';
import { mark } from '../marks.ts';
import { REASONS } from '../rights/showing.ts';
import { WATCH_EVENTS } from './progress.ts';
import { viewingQuality } from './quality.ts';

export * from '../marks.ts';
export * from './history.ts';
export * from './progress.ts';
export * from './quality.ts';
export * from './screen-time.ts';

/** Results of an access decision: watch, or one of the main action flows (STATE-41). */
export const ACCESS_RESULTS = [
  'ALLOWED',
  'LOGIN',
  'PACKAGES',
  'PACKAGES_SUSPENDED',
  'DEVICES',
  'WARNING',
] as const;
export type AccessResult = (typeof ACCESS_RESULTS)[number];

const seconds = () => z.number().check(z.gte(0), z.lte(86_400));

/** The payload of a watch-status call (SPEC-D18). Times in seconds, `eventTime` in ISO 8601. */
const status = {
  event: z.enum(WATCH_EVENTS),
  lastSec: z._default(seconds(), 0),
  duration: z._default(seconds(), 0),
  eventTime: eventTime(),
  /**
   * The id that the player chose for itself. Each tab or app has one, and keeps it for the next episode or channel, so
   * that the player holds one lease.
   */
  sessionId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  audioLanguage: z.optional(z.string().check(z.maxLength(8))),
  subtitleLanguage: z.optional(z.nullable(z.string().check(z.maxLength(8)))),
  /** START: the player starts with a sound that describes the pictures, where there is one. */
  audioDescription: z.optional(z.boolean()),
  /** START: the height in pixels that the player starts with; the answer contains its playlist. */
  startHeight: z.optional(z.number().check(z.int(), z.gte(1), z.lte(4320))),
  /** START: the lease of another player that ends in favour of this one. */
  takeOver: z.optional(z.uuid()),
  /**
   * The device is operated with fingers (`navigator.maxTouchPoints`). It tells an iPad, whose user agent is that of a
   * Macintosh, from a computer.
   */
  touch: z.optional(z.boolean()),
  /** PAUSE of a page that closes: its lease ends at once. A paused player keeps its lease for 90 s. */
  leaving: z.optional(z.boolean()),
  /** How the viewing went so far: on START, END, when the player leaves, and with every fifth heartbeat. */
  quality: z.optional(viewingQuality),
};

/** A playlist that the player need not fetch. `uri` is relative to the multivariant playlist. */
const handedPlaylist = z.object({ uri: z.string(), text: z.string() });

export const playback = z.object({
  /** Multivariant playlist under a signed path; of another party's channel its own address. */
  url: z.string(),
  ...otherStreams,
  storyboardUrl: z.nullable(z.string()),
  /** When the signed path expires, ISO 8601. */
  expiresAt: z.string(),
  /** The profile's last position in seconds. */
  startAt: z.number(),
  /** On START: the multivariant playlist, and those of the picture and sound that the player starts with. */
  playlists: z.nullable(
    z.object({ multivariant: z.string(), media: z.array(handedPlaylist).check(z.maxLength(4)) }),
  ),
  /** Whether the Scene Guard works for the viewer: it is part of some plans, and always on in a child's profile. */
  sceneGuard: z.boolean(),
  /** On START of a video: skippable parts, chapters and, with the Scene Guard, marked scenes, in order of time. */
  marks: z.array(mark),
});
export type Playback = z.output<typeof playback>;

/** A running player of the same subscription. */
const runningLease = z.object({
  leaseId: z.string(),
  /** Name of the device, as in the list of devices. */
  device: z.nullable(z.string()),
  /** What it plays. */
  title: z.nullable(z.string()),
  /** ISO 8601. */
  startedAt: z.string(),
});
export type RunningLease = z.output<typeof runningLease>;

const answer = z.object({
  access: z.enum(ACCESS_RESULTS),
  /** Message of the WARNING flow. */
  warning: z.nullable(z.string()),
  /** With WARNING: its time has not come, or is over. Null if something else refuses. */
  reason: z.nullable(z.enum(REASONS)),
  /** With PACKAGES: the plan plays on other devices only. Null if it is not the plan that refuses this device. */
  planLimit: z.nullable(z.enum(['HANDHELD'])),
  /**
   * Of a child's profile with limits: why it may not watch now, how many seconds it may still watch today, and how often a
   * grown-up may still give it 15 minutes more (`screenTimeMore`).
   */
  screenTime: z.nullable(
    z.object({
      over: z.nullable(z.enum(['HOURS', 'DAY'])),
      secondsLeft: z.nullable(z.number()),
      moreLeft: z.number(),
    }),
  ),
  /** Seconds until the next report is due (WATCH-04). */
  nextRequestAfter: z.number(),
  /** On START and shortly before the address expires, if access is ALLOWED. */
  playback: z.nullable(playback),
  /**
   * With DEVICES when the plan's limit is reached: the running players, one of which can be taken over. Null when the
   * device is beyond the device limit.
   */
  streams: z.nullable(z.object({ limit: z.number(), running: z.array(runningLease) })),
});
export type AccessAnswer = z.output<typeof answer>;

export const contentAccess = call({
  name: 'watch.contentAccess',
  service: 'watch',
  method: 'POST',
  paths: ['/content-access'],
  access: 'public',
  limit: 'reports',
  body: z.object({ videoId: id(), ...status }),
  data: answer,
  errors: ['NOT_FOUND'],
});

export const liveTvAccess = call({
  name: 'watch.liveTvAccess',
  part: 'live',
  service: 'watch',
  method: 'POST',
  paths: ['/live-tv-access'],
  access: 'public',
  limit: 'reports',
  body: z.object({ channelId: id(), ...status }),
  data: answer,
  errors: ['NOT_FOUND'],
});

/** A player's report, about a video or a channel. */
export type WatchReport = Input<typeof contentAccess> | Input<typeof liveTvAccess>;
