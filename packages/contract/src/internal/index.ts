import * as z from 'zod/mini';
import { profile, subscription } from '../auth/entities.ts';
import { call } from '../call.ts';
import { progress } from '../content/entities.ts';

// Calls services make to each other. Never reachable for browsers: served under /internal with the service key.

const userId = () => z.uuid();

/** What the session of a request stands for, checked against its row (account, money, playback). */
export const sessionCheck = call({
  name: 'auth.sessionCheck',
  service: 'auth',
  method: 'POST',
  paths: ['/session-check'],
  access: 'service',
  body: z.object({ sessionId: z.uuid(), profileId: z.nullable(z.number()) }),
  data: z.object({ live: z.boolean(), profile: z.nullable(profile) }),
});

/** The subscription of an account; null when it never had one. */
export const subscriptionOf = call({
  name: 'purchase.subscriptionOf',
  service: 'purchase',
  method: 'POST',
  paths: ['/subscription-of'],
  access: 'service',
  body: z.object({ userId: userId() }),
  data: z.nullable(z.extend(subscription, { streams: z.number(), familySeats: z.number() })),
});

/** What watch must know of a video to decide and to play it. */
export const playable = call({
  name: 'content.playable',
  service: 'content',
  method: 'POST',
  paths: ['/playable'],
  access: 'service',
  body: z.object({ videoId: z.optional(z.number()), channelId: z.optional(z.number()) }),
  data: z.nullable(
    z.object({
      assetCode: z.string(),
      live: z.boolean(),
      free: z.boolean(),
      kids: z.boolean(),
      duration: z.number(),
      seriesId: z.nullable(z.number()),
      nextVideoId: z.nullable(z.number()),
    }),
  ),
});

/** Progress of a profile, newest first; only the given videos when `videoIds` is there. */
export const progressOf = call({
  name: 'watch.progressOf',
  service: 'watch',
  method: 'POST',
  paths: ['/progress-of'],
  access: 'service',
  body: z.object({
    profileId: z.number(),
    videoIds: z.optional(z.array(z.number()).check(z.maxLength(2000))),
    limit: z._default(z.number(), 50),
  }),
  data: z.array(z.extend(progress, { finished: z.boolean() })),
});

/** A signed address for an asset, as `/content-access` hands out on START. */
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
  }),
  data: z.object({
    access: z.enum(['ALLOWED', 'LOGIN', 'PACKAGES', 'PACKAGES_SUSPENDED', 'DEVICES', 'WARNING']),
    url: z.nullable(z.string()),
    storyboardUrl: z.nullable(z.string()),
    expiresAt: z.nullable(z.string()),
  }),
});
