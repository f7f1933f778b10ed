import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import { mark } from '../marks.ts';

export * from '../marks.ts';
export * from './history.ts';
export * from './progress.ts';

/** Events a player reports (SPEC-D18). */
export const WATCH_EVENTS = ['START', 'HEARTBEAT', 'PAUSE', 'SEEK', 'END'] as const;
/** What the answer leads to: watch, or one of the main action flows (STATE-41). */
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
  eventTime: z.iso.datetime(),
  /**
   * The player's own name: one for each tab or app that plays, the same while it goes on to another episode or
   * channel, so that it keeps its place among those who may watch at the same time.
   */
  sessionId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  audioLanguage: z.optional(z.string().check(z.maxLength(8))),
  subtitleLanguage: z.optional(z.nullable(z.string().check(z.maxLength(8)))),
  /** START: the height in pixels the player means to begin with; its playlist is handed over in the answer. */
  startHeight: z.optional(z.number().check(z.int(), z.gte(1), z.lte(4320))),
  /** START: the lease of another player that is to end in favour of this one. */
  takeOver: z.optional(z.uuid()),
  /** PAUSE of a page that goes away: its place is free at once. A player that only waits keeps its place for 90 s. */
  leaving: z.optional(z.boolean()),
};

/** A playlist handed over, so that the player need not ask for it. `uri` is relative to the multivariant playlist. */
const handedPlaylist = z.object({ uri: z.string(), text: z.string() });

export const playback = z.object({
  /** Multivariant playlist under a signed path. */
  url: z.string(),
  storyboardUrl: z.nullable(z.string()),
  /** When the signed path ends, ISO 8601. */
  expiresAt: z.string(),
  /** Where the profile stopped last time, seconds. */
  startAt: z.number(),
  /** On START: the multivariant playlist, and those of the picture and sound the player begins with. */
  playlists: z.nullable(
    z.object({ multivariant: z.string(), media: z.array(handedPlaylist).check(z.maxLength(4)) }),
  ),
  /** On START of a video: what may be skipped, chapters, marked scenes; in order of time. */
  marks: z.array(mark),
});
export type Playback = z.output<typeof playback>;

/** A player of the same subscription that plays now. */
const runningStream = z.object({
  leaseId: z.string(),
  /** Name of the device, as the list of devices has it. */
  device: z.nullable(z.string()),
  /** What it plays. */
  title: z.nullable(z.string()),
  /** ISO 8601. */
  startedAt: z.string(),
});
export type RunningStream = z.output<typeof runningStream>;

const answer = z.object({
  access: z.enum(ACCESS_RESULTS),
  /** Words for the WARNING flow. */
  warning: z.nullable(z.string()),
  /** Seconds until the next report is due (WATCH-04). */
  nextRequestAfter: z.number(),
  /** On START and when the address is about to end, if access is ALLOWED. */
  playback: z.nullable(playback),
  /**
   * With DEVICES when as many players run as the plan allows: which ones, so that one can be taken over. Null when
   * it is the device itself that is one too many.
   */
  streams: z.nullable(z.object({ limit: z.number(), running: z.array(runningStream) })),
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
});

export const liveTvAccess = call({
  name: 'watch.liveTvAccess',
  service: 'watch',
  method: 'POST',
  paths: ['/live-tv-access'],
  access: 'public',
  limit: 'reports',
  body: z.object({ channelId: id(), ...status }),
  data: answer,
});
