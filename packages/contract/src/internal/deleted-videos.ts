import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Videos in one message, and in the transaction that deletes them. */
export const MOST_DELETED = 500;

const number = () => z.number().check(z.int(), z.gte(0));

/**
 * Deletes what profiles have watched of videos that do not exist any more, of a page of profiles with an id greater than
 * `after`. Idempotent.
 */
export const watchForgetVideos = call({
  name: 'watch.forgetVideos',
  service: 'watch',
  method: 'POST',
  paths: ['/forget-videos'],
  access: 'service',
  body: z.object({
    videoIds: z.array(number()).check(z.minLength(1), z.maxLength(MOST_DELETED)),
    after: number(),
  }),
  data: z.object({
    /** The last profile of the page; null: there are no more. */
    after: z.nullable(z.number()),
  }),
});
