import * as z from 'zod/mini';
import { account } from '../auth/entities.ts';
import { call } from '../call.ts';
import { id } from '../fields.ts';
import * as entity from './entities.ts';
import { NOT_SHOWN } from '../rights/showing.ts';

/** Most rows of one call: the first ones of a page. */
const rowIds = () =>
  z
    .string()
    .check(
      z.regex(/^[1-9]\d{0,8}(?:,[1-9]\d{0,8}){0,9}$/),
      z.describe('Ids of rows, with commas between them.'),
    );

/**
 * What is the member's own on a page that all members of an audience get (docs/decisions/0080): the account, My List,
 * the tiles of rows that depend on the profile, and the profile's side of a title.
 */
export const memberPart = call({
  name: 'content.memberPart',
  service: 'content',
  method: 'GET',
  paths: ['/member/part'],
  access: 'member',
  own: true,
  errors: ['PIN_REQUIRED', ...NOT_SHOWN],
  query: z.object({ rows: z.optional(rowIds()), seriesId: z.optional(id()) }),
  data: z.object({
    account,
    /** Ids of the titles on My List. */
    myList: z.array(z.number()),
    /** The rows that were asked for; one without tiles is not shown. */
    rows: z.array(z.pick(entity.breakdown, { id: true, totalCount: true, videoResources: true })),
    title: z.nullable(
      z.extend(
        z.pick(entity.series, { resume: true, finished: true, inMyList: true, likesRate: true }),
        {
          /** The videos of the title that the profile has begun. */
          watched: z.array(
            z.object({
              videoId: z.number(),
              lastSec: z.number(),
              lastUpdateTimestamp: z.string(),
              finished: z.boolean(),
            }),
          ),
        },
      ),
    ),
  }),
});
