import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { id, page } from '../fields.ts';
import * as entity from './entities.ts';

/** A profile's history, newest first; the watch service removes entries and pauses it. */
export const history = call({
  name: 'content.history',
  service: 'content',
  method: 'GET',
  paths: ['/history'],
  access: 'member',
  own: true,
  query: z.object({
    ...page(20),
    /** A child's profile of the account, for its grown-ups; by default the current profile. */
    profileId: z.optional(id()),
  }),
  data: z.array(
    z.object({
      video: entity.video,
      /** When it was last watched, ISO 8601. */
      watchedAt: z.string(),
    }),
  ),
  meta: listMeta,
  errors: ['NOT_FOUND', 'PIN_REQUIRED'],
});
