import * as z from 'zod/mini';
import { account, profile } from '../auth/entities.ts';
import { LEAVING_ERRORS, leavingProof } from '../auth/leaving.ts';
import { call } from '../call.ts';
import { languageCode } from '../fields.ts';
import { device, deviceLimits, progress } from '../content/entities.ts';

export * from './audience.ts';
export * from './catalogue-version.ts';
export * from './child-titles.ts';
export * from './deleted-videos.ts';
export * from './episodes.ts';
export * from './nodes.ts';
export * from './payers.ts';
export * from './people.ts';
export * from './payments.ts';
export * from './playback.ts';
export * from './played-names.ts';
export * from './purchases.ts';
export * from './retention.ts';
export * from './sign-up.ts';
export * from './sitemap.ts';
export * from './staff.ts';
export * from './statements.ts';
export * from './support.ts';
export * from './switches.ts';
export * from './viewers.ts';

// Calls between services. Browsers cannot reach them: they are served under /internal with the service key.

/** Sessions in one call. */
export const MOST_SESSIONS = 500;

const userId = () => z.uuid();

/** A child's profile, for a live session that acts as a grown-up of its account; null for any other. */
export const childOf = call({
  name: 'auth.childOf',
  service: 'auth',
  method: 'POST',
  paths: ['/child-of'],
  access: 'service',
  body: z.object({ sessionId: z.uuid(), profileId: z.number() }),
  data: z.nullable(profile),
});

/**
 * The child's profile that a session has entered, once a grown-up has proved to be there: by the profile's PIN or the
 * account's password, as for leaving it.
 */
export const grownUpBeside = call({
  name: 'auth.grownUpBeside',
  service: 'auth',
  method: 'POST',
  paths: ['/grown-up-beside'],
  access: 'service',
  body: z.object({
    userId: userId(),
    sessionId: z.uuid(),
    deviceId: z.nullable(z.string()),
    ...leavingProof,
  }),
  data: profile,
  errors: [...LEAVING_ERRORS, 'FORBIDDEN'],
});

/** The account of a session, as `auth.userDetail` gives it. Refuses SESSION_ENDED. */
export const accountOf = call({
  name: 'auth.accountOf',
  service: 'auth',
  method: 'POST',
  paths: ['/account-of'],
  access: 'service',
  body: z.object({ userId: userId(), sessionId: z.uuid(), language: languageCode() }),
  data: account,
});

/** The devices of an account and their limits; the content service offers them to members. */
export const devicesOf = call({
  name: 'auth.devicesOf',
  service: 'auth',
  method: 'POST',
  paths: ['/devices-of'],
  access: 'service',
  body: z.object({ userId: userId(), sessionId: z.uuid(), language: languageCode() }),
  data: z.object({ devices: z.array(device), limits: deviceLimits }),
});

/** Signs a device out and removes it. Refuses NOT_FOUND, DEVICE_DELETE_LIMIT, KIDS_PROFILE. */
export const deviceRemove = call({
  name: 'auth.deviceRemove',
  service: 'auth',
  method: 'POST',
  paths: ['/device-remove'],
  access: 'service',
  body: z.object({ userId: userId(), sessionId: z.uuid(), deviceId: z.string() }),
  data: deviceLimits,
});

const ofAccount = z.object({
  userId: userId(),
  profileIds: z.array(z.number()).check(z.maxLength(50)),
});

/** The data of an account's profiles in the content service: lists, favourites, ratings. */
export const contentExport = call({
  name: 'content.dataExport',
  service: 'content',
  method: 'POST',
  paths: ['/data-export'],
  access: 'service',
  body: ofAccount,
  data: z.record(z.string(), z.unknown()),
});

/** The data of an account's profiles in the watch service: progress, leases, paused histories. */
export const watchExport = call({
  name: 'watch.dataExport',
  service: 'watch',
  method: 'POST',
  paths: ['/data-export'],
  access: 'service',
  body: ofAccount,
  data: z.record(z.string(), z.unknown()),
});

/** The data of an account in the purchase service: subscription and receipts. */
export const purchaseExport = call({
  name: 'purchase.dataExport',
  service: 'purchase',
  method: 'POST',
  paths: ['/data-export'],
  access: 'service',
  body: ofAccount,
  data: z.record(z.string(), z.unknown()),
});

/** Deletes the data of a deleted account in the content service. Idempotent. */
export const contentForget = call({
  name: 'content.forgetAccount',
  service: 'content',
  method: 'POST',
  paths: ['/forget-account'],
  access: 'service',
  body: ofAccount,
  data: z.null(),
});

export const watchForget = call({
  name: 'watch.forgetAccount',
  service: 'watch',
  method: 'POST',
  paths: ['/forget-account'],
  access: 'service',
  body: ofAccount,
  data: z.null(),
});

/**
 * Ends the subscriptions of a deleted account; receipts stay as long as the law requires, with `buyer` as a locked copy.
 */
export const purchaseForget = call({
  name: 'purchase.forgetAccount',
  service: 'purchase',
  method: 'POST',
  paths: ['/forget-account'],
  access: 'service',
  body: z.extend(ofAccount, {
    buyer: z.object({
      name: z.string(),
      email: z.nullable(z.string()),
      country: z.string(),
    }),
  }),
  data: z.null(),
});

/** Ends what sessions that have ended still play. Idempotent. */
export const endSessions = call({
  name: 'watch.endSessions',
  service: 'watch',
  method: 'POST',
  paths: ['/end-sessions'],
  access: 'service',
  body: z.object({
    sessionIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_SESSIONS)),
  }),
  data: z.null(),
});

/**
 * Progress of a profile, newest first; only the given videos if `videoIds` is set. `removed`: removed from
 * Continue Watching.
 */
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
  data: z.array(z.extend(progress, { finished: z.boolean(), removed: z.boolean() })),
});
