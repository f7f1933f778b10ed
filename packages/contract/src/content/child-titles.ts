import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ageStep } from '../child-limits.ts';
import { listMeta } from '../envelope.ts';
import { page, text } from '../fields.ts';
import * as entity from './entities.ts';

/** Titles that a child of an age may see, for a grown-up who chooses some: found by a keyword, or without one all. */
export const childTitles = call({
  name: 'content.childTitles',
  service: 'content',
  method: 'GET',
  paths: ['/content/child-titles'],
  access: 'member',
  kids: false,
  limit: 'search',
  own: true,
  query: z.object({
    maxAge: z.pipe(z.coerce.number<number | string>(), ageStep),
    keyword: z._default(text(64), ''),
    ...page(10),
  }),
  data: z.array(entity.childTitle),
  meta: listMeta,
});
