import * as z from 'zod/mini';
import { call } from '../call.ts';
import { MOST_ALLOWED } from '../child-limits.ts';
import { childTitle } from '../content/child-titles.ts';
import { languageCode } from '../fields.ts';

/** Titles by id, for the allow list of a child's profile; those that the catalogue does not have are missing. */
export const titlesNamed = call({
  name: 'content.titlesNamed',
  service: 'content',
  method: 'POST',
  paths: ['/titles-named'],
  access: 'service',
  body: z.object({
    ids: z.array(z.number().check(z.int())).check(z.maxLength(MOST_ALLOWED)),
    language: languageCode(),
  }),
  /** In the order of the ids. */
  data: z.array(z.extend(childTitle, { kids: z.boolean(), age: z.number() })),
});
