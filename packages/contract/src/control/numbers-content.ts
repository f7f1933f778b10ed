import * as z from 'zod/mini';
import { call } from '../call.ts';

/** Keywords of one list. */
export const MOST_MISSED = 100;

/** Sessions of a week; null: under five, or none. */
const sessions = z.nullable(z.number());

/** Keywords that found nothing, of at least five sessions in one of two weeks. Weeks begin on Monday, UTC. */
export const missedSearches = call({
  name: 'content.missedSearches',
  service: 'content',
  method: 'POST',
  paths: ['/staff/numbers/missed-searches'],
  access: 'staff',
  permission: 'numbers.read',
  unaudited: true,
  body: z.object({}),
  data: z.object({
    /** The Mondays, as `2026-11-23`. */
    thisWeek: z.iso.date(),
    lastWeek: z.iso.date(),
    /** Those of most sessions first, at most MOST_MISSED. */
    words: z.array(
      z.object({
        /** Folded: lower case, without accents and the like. */
        word: z.string(),
        /** Languages of the pages, those with at least five sessions in a week. */
        languages: z.array(z.string()),
        thisWeek: sessions,
        lastWeek: sessions,
        /** The public search for it. */
        url: z.string(),
      }),
    ),
  }),
});
