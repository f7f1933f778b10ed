import * as z from 'zod/mini';
import { call } from '../call.ts';
import { MOST_TERRITORIES } from '../rights/territory.ts';

/** Largest number of titles in one answer: each has its texts in all languages. */
const MOST_TITLES = 500;

/** A text by language code, always with English. */
const texts = z.record(z.string(), z.string());

/**
 * The catalogue for search engines: every title of a territory with its picture and its public trailers,
 * page by page in the order of their ids.
 */
export const sitemap = call({
  name: 'content.sitemap',
  service: 'content',
  method: 'POST',
  paths: ['/sitemap'],
  access: 'service',
  body: z.object({
    /** Whose titles. */
    territory: z.number().check(z.int(), z.gte(0), z.lt(MOST_TERRITORIES)),
    offset: z.number().check(z.int(), z.gte(0)),
    limit: z.number().check(z.int(), z.gte(1), z.lte(MOST_TITLES)),
  }),
  data: z.object({
    totalCount: z.number(),
    titles: z.array(
      z.object({
        code: z.string(),
        title: texts,
        storyline: texts,
        /** Root-relative address, as a picture's `src`. */
        picture: z.string(),
        /** The latest release date, `YYYY-MM-DD`; null before its first video. */
        released: z.nullable(z.string()),
        /** Its trailers, which are open to everyone. */
        videos: z.array(
          z.object({
            id: z.number(),
            title: texts,
            picture: z.string(),
            /** Seconds. */
            duration: z.number(),
            released: z.string(),
          }),
        ),
      }),
    ),
  }),
});
