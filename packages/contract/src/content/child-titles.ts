import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ageStep } from '../child-limits.ts';
import { listMeta } from '../envelope.ts';
import { page, text } from '../fields.ts';
import { picture } from './entities.ts';

/** A title, as a grown-up sees it who chooses for a child. */
export const childTitle = z.object({
  id: z.number(),
  code: z.string(),
  title: z.string(),
  ageRating: z.string(),
  horizontalPoster: picture,
});
export type ChildTitle = z.output<typeof childTitle>;

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
  data: z.array(childTitle),
  meta: listMeta,
});
