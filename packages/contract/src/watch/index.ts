import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

export * from './progress.ts';

/** Events a player reports (decision 18). */
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

/** The payload of a watch-status call (decision 18). Times in seconds, `eventTime` in ISO 8601. */
const status = {
  event: z.enum(WATCH_EVENTS),
  lastSec: z._default(seconds(), 0),
  duration: z._default(seconds(), 0),
  eventTime: z.iso.datetime(),
  sessionId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  audioLanguage: z.optional(z.string().check(z.maxLength(8))),
  subtitleLanguage: z.optional(z.nullable(z.string().check(z.maxLength(8)))),
};

export const playback = z.object({
  /** Multivariant playlist under a signed path. */
  url: z.string(),
  storyboardUrl: z.nullable(z.string()),
  /** When the signed path ends, ISO 8601. */
  expiresAt: z.string(),
  /** Where the profile stopped last time, seconds. */
  startAt: z.number(),
});

const answer = z.object({
  access: z.enum(ACCESS_RESULTS),
  /** Words for the WARNING flow. */
  warning: z.nullable(z.string()),
  /** Seconds until the next report is due (WATCH-04). */
  nextRequestAfter: z.number(),
  /** On START and when the address is about to end, if access is ALLOWED. */
  playback: z.nullable(playback),
});
export type AccessAnswer = z.output<typeof answer>;

export const contentAccess = call({
  name: 'watch.contentAccess',
  service: 'watch',
  method: 'POST',
  paths: ['/content-access'],
  access: 'public',
  body: z.object({ videoId: id(), ...status }),
  data: answer,
});

export const liveTvAccess = call({
  name: 'watch.liveTvAccess',
  service: 'watch',
  method: 'POST',
  paths: ['/live-tv-access'],
  access: 'public',
  body: z.object({ channelId: id(), ...status }),
  data: answer,
});
