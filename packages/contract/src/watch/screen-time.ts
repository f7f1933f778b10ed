import * as z from 'zod/mini';
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
