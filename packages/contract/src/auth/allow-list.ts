import * as z from 'zod/mini';
import { call } from '../call.ts';
import { MOST_ALLOWED } from '../child-limits.ts';
import { childTitle } from '../content/child-titles.ts';
import { id } from '../fields.ts';

/** The only titles that a child's profile shows. Those that have left the catalogue are not in it. */
const allowList = z.object({
  /** Null: the profile has no such list. */
  titles: z.nullable(
    z.array(
      z.extend(childTitle, {
        /** False while the age of the profile hides the title. */
        shown: z.boolean(),
      }),
    ),
  ),
});
export type AllowedTitle = NonNullable<z.output<typeof allowList>['titles']>[number];

export const allowListOf = call({
  name: 'auth.allowListOf',
  service: 'auth',
  method: 'GET',
  paths: ['/auth/user-profile/:id/allow-list'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  params: z.object({ id: id() }),
  data: allowList,
  errors: ['NOT_FOUND'],
});

/** Replaces the list; null removes it. Titles that the catalogue does not have are left out. */
export const allowListSet = call({
  name: 'auth.allowListSet',
  service: 'auth',
  method: 'POST',
  paths: ['/auth/user-profile/:id/allow-list'],
  access: 'member',
  kids: false,
  limit: 'by-service',
  own: true,
  params: z.object({ id: id() }),
  body: z.object({ titleIds: z.nullable(z.array(id()).check(z.maxLength(MOST_ALLOWED))) }),
  data: allowList,
  errors: ['NOT_FOUND'],
});
