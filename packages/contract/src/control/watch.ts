import * as z from 'zod/mini';
import { call } from '../call.ts';
import { moment } from '../staff/fields.ts';
import { figure, numbersOf, rangeBody, series } from './numbers.ts';

// Calls of the control room that the watch service answers.

const service = 'watch';
const method = 'POST';
const access = 'staff';
const permission = 'numbers.read';

/** Titles of one list. */
export const MOST_WATCHED = 10;

/** How many players of members with a plan play now. */
export const viewersNow = call({
  name: 'watch.viewersNow',
  service,
  method,
  paths: ['/staff/numbers/now'],
  access,
  permission,
  unaudited: true,
  body: z.object({}),
  data: z.object({ viewers: z.number(), at: moment() }),
});

/** Viewings that began in a range, how they went, and what was watched longest. */
export const viewingNumbers = call({
  name: 'watch.viewingNumbers',
  service,
  method,
  paths: ['/staff/numbers/viewings'],
  access,
  permission,
  unaudited: true,
  body: rangeBody,
  data: numbersOf({
    starts: series,
    /** Whole hours. */
    playedHours: figure,
    /** Mean wait for the first picture in milliseconds. */
    firstFrameMs: figure,
    /** Viewings with an error and no picture, in percent with one decimal. */
    failedPercent: figure,
    /** Waiting during playback, in percent of played and waited time, with one decimal. */
    stallPercent: figure,
    /** By played time, at most MOST_WATCHED; of whole days. Null: the catalogue does not answer. */
    mostWatched: z.nullable(
      z.array(
        z.object({
          kind: z.enum(['VIDEO', 'CHANNEL']),
          id: z.number(),
          title: z.string(),
          /** Of an episode or a trailer. */
          part: z.nullable(z.string()),
          starts: z.number(),
          playedHours: z.number(),
        }),
      ),
    ),
  }),
});
