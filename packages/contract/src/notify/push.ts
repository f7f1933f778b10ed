import * as z from 'zod/mini';
import { call } from '../call.ts';

const base64url = (max: number, min: number) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+=*$/));

/** The address at which a push service takes messages for a browser. Who knows it may send to it. */
const endpoint = () => z.url().check(z.maxLength(1000));
/** The shared secret of a subscription: 16 bytes. */
const secret = () => base64url(24, 22);

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
const subscription = {
  endpoint: endpoint(),
  keys: z.object({ p256dh: base64url(92, 86), auth: secret() }),
};

/** The public key for which browsers subscribe (RFC 8292), in base64url. */
export const pushKey = call({
  name: 'notify.pushKey',
  service: 'notify',
  method: 'GET',
  paths: ['/push/key'],
  own: true,
  access: 'member',
  data: z.object({ key: z.string() }),
});

/**
 * Sends notifications of the current profile to this browser. A repeated call changes nothing; one by another profile or
 * account moves the browser to it. INVALID_INPUT names `endpoint` unless it is of a known push service.
 */
export const pushSubscribe = call({
  name: 'notify.pushSubscribe',
  service: 'notify',
  method: 'POST',
  paths: ['/push/subscribe'],
  own: true,
  access: 'member',
  limit: 'changes',
  body: z.object(subscription),
  data: z.null(),
});

/** Ends the notifications of one browser of the account. Idempotent. */
export const pushUnsubscribe = call({
  name: 'notify.pushUnsubscribe',
  service: 'notify',
  method: 'POST',
  paths: ['/push/unsubscribe'],
  own: true,
  access: 'member',
  limit: 'changes',
  body: z.object({ endpoint: endpoint() }),
  data: z.null(),
});

/**
 * Replaces a subscription that the browser has renewed. Its service worker calls this, which has no session: the secrets
 * of the old subscription are the proof. An unknown one is answered in the same way.
 */
export const pushRenew = call({
  name: 'notify.pushRenew',
  service: 'notify',
  method: 'POST',
  paths: ['/push/renew'],
  own: true,
  access: 'public',
  session: 'ignored',
  limit: 'changes',
  body: z.object({ ...subscription, old: z.object({ endpoint: endpoint(), auth: secret() }) }),
  data: z.null(),
});

/** Where the current profile is notified of new episodes. */
export const notificationSettings = call({
  name: 'notify.notificationSettings',
  service: 'notify',
  method: 'GET',
  paths: ['/settings'],
  own: true,
  access: 'member',
  query: z.object({
    /** SHA-256 of this browser's endpoint, hexadecimal; absent without a subscription. */
    device: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
  data: z.object({
    /** Whether this browser is notified, for the current profile. */
    onThisDevice: z.boolean(),
    /** Other browsers that are notified for the current profile. */
    otherDevices: z.number(),
    /** Whether they are mailed; null where that cannot be: a child's profile, an account without a verified address. */
    byMail: z.nullable(z.boolean()),
  }),
});
