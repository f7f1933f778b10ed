import * as z from 'zod/mini';
import { call } from '../call.ts';
import { listMeta } from '../envelope.ts';
import { page } from '../fields.ts';
import * as entity from './entities.ts';

/** The current profile's history, newest first; the watch service removes entries and pauses it. */
export const history = call({
  name: 'content.history',
  service: 'content',
  method: 'GET',
  paths: ['/history'],
  access: 'member',
  own: true,
  query: z.object(page(20)),
  data: z.array(
    z.object({
      video: entity.video,
      /** When it was last watched, ISO 8601. */
      watchedAt: z.string(),
    }),
  ),
  meta: listMeta,
});
