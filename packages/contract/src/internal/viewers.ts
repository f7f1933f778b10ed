import * as z from 'zod/mini';
import { profile, subscription } from '../auth/entities.ts';
import { call } from '../call.ts';
import { PLAN_DEVICES } from '../purchase/index.ts';

// Who a viewer is and what it has paid for: one by one, and for the reports of many players in one call each.

/** Viewers in one call. */
export const MOST_VIEWERS = 200;

const many = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1), z.maxLength(MOST_VIEWERS));

const session = z.object({ sessionId: z.uuid(), profileId: z.nullable(z.number()) });

/** A profile with what its limits need. */
export const actingProfile = z.extend(profile, {
  /** Of a child's profile: ids of the only titles that it shows; null without such a list. */
  allowList: z.nullable(z.array(z.number())),
});
export type ActingProfile = z.output<typeof actingProfile>;

const sessionState = z.object({
  live: z.boolean(),
  /** Null if none is chosen and the default one is locked by a PIN. */
  profile: z.nullable(actingProfile),
  /** Whether the session's device is within the device limit. */
  deviceAllowed: z.boolean(),
  /** The owner of the account's family; an argument of `subscriptionOf`. */
  familyOwnerId: z.nullable(z.uuid()),
  /** Of the account, ISO 3166-1 alpha-2; null where nobody has said. */
  country: z.nullable(z.string()),
  /** The account's data are set aside: nothing is derived from them, and nothing sent. The release before has no such field. */
  isSetAside: z._default(z.boolean(), false),
});
export type SessionState = z.output<typeof sessionState>;

/** The state of a session from its row (for calls on account, money, playback). */
export const sessionCheck = call({
  name: 'auth.sessionCheck',
  service: 'auth',
  method: 'POST',
  paths: ['/session-check'],
  access: 'service',
  body: session,
  data: sessionState,
});

/** `sessionCheck` of several sessions; the states are in their order. */
export const sessionChecks = call({
  name: 'auth.sessionChecks',
  service: 'auth',
  method: 'POST',
  paths: ['/session-checks'],
  access: 'service',
  body: z.object({ sessions: many(session) }),
  data: z.array(sessionState),
});

const account = z.object({
  userId: z.uuid(),
  familyOwnerId: z._default(z.nullable(z.uuid()), null),
});

const effectiveSubscription = z.nullable(
  z.extend(subscription, {
    /** End of the last moment with access (SPEC-D44): a period that renews has three days of grace. */
    accessUntil: z.string(),
    /** The account that pays; leases are counted per subscriber. */
    subscriberId: z.uuid(),
    streams: z.number(),
    /** The plan has the Scene Guard. */
    sceneGuard: z.boolean(),
    devices: z.enum(PLAN_DEVICES),
    /** The tallest picture of the plan in lines; null: every picture. */
    maxHeight: z.nullable(z.number()),
    /** People it may be shared with now: 0 unless it is an active family plan. */
    familySeats: z.number(),
    /** A family plan whose payment failed: it is shared again once that is paid. */
    familyDue: z.boolean(),
    /** Of a canceled family plan that is still paid for: the end of that. Its members watch until then. */
    familyEndsOn: z.nullable(z.string()),
  }),
);
export type EffectiveSubscription = z.output<typeof effectiveSubscription>;

/**
 * The effective subscription of an account; null if it never had one. That is its own, or the one of
 * `familyOwnerId` while that is shared with the family and its own is not active.
 */
export const subscriptionOf = call({
  name: 'purchase.subscriptionOf',
  service: 'purchase',
  method: 'POST',
  paths: ['/subscription-of'],
  access: 'service',
  body: account,
  data: effectiveSubscription,
});

/** `subscriptionOf` of several accounts; the subscriptions are in their order. */
export const subscriptionsOf = call({
  name: 'purchase.subscriptionsOf',
  service: 'purchase',
  method: 'POST',
  paths: ['/subscriptions-of'],
  access: 'service',
  body: z.object({ accounts: many(account) }),
  data: z.array(effectiveSubscription),
});
