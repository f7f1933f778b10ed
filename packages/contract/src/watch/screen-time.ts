import * as z from 'zod/mini';
import { LEAVING_ERRORS, leavingProof } from '../auth/leaving.ts';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** How long a child's profile has watched, for the account's grown-ups; the newest of the last seven days first. */
export const screenTimeUsed = call({
  name: 'watch.screenTimeUsed',
  service: 'watch',
  method: 'GET',
  paths: ['/screen-time'],
  access: 'member',
  kids: false,
  own: true,
  query: z.object({ profileId: id() }),
  data: z.object({
    /** Days without watching are left out. `day` is a date in the zone of the profile's limits. */
    days: z.array(z.object({ day: z.string(), seconds: z.number() })),
  }),
  errors: ['NOT_FOUND'],
});

/** Minutes that a grown-up adds at a time. */
export const MORE_MINUTES = 15;

/**
 * Gives the child whose profile the session has entered 15 minutes from now, beyond its limits. A grown-up proves to be
 * there by the profile's PIN or the account's password. Four times a day; FORBIDDEN after that.
 */
export const screenTimeMore = call({
  name: 'watch.screenTimeMore',
  service: 'watch',
  method: 'POST',
  paths: ['/screen-time/more'],
  access: 'member',
  own: true,
  body: z.object(leavingProof),
  data: z.object({
    /** ISO 8601. */
    until: z.string(),
    /** How often more can be given today. */
    left: z.number(),
  }),
  errors: [...LEAVING_ERRORS, 'FORBIDDEN'],
});
