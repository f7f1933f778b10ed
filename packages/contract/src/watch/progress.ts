import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** What a member says of a video in Continue Watching: from the beginning, seen, not in the row any more. */
export const PROGRESS_MARKS = ['RESTART', 'WATCHED', 'REMOVED'] as const;
export type ProgressMark = (typeof PROGRESS_MARKS)[number];

/**
 * Marks how far the current profile is with a video; `UNDO` takes the last mark back while nothing newer is known.
 * `done` is false when there was nothing to take back any more. `at` is the `lastUpdateTimestamp` that a mark gives
 * the video: after `UNDO` an answer with that one is out of date, though it is the newest.
 */
export const progressMark = call({
  name: 'watch.progressMark',
  service: 'watch',
  method: 'POST',
  paths: ['/progress/mark'],
  access: 'member',
  limit: 'changes',
  own: true,
  body: z.object({ videoId: id(), mark: z.enum([...PROGRESS_MARKS, 'UNDO']) }),
  data: z.object({ done: z.boolean(), at: z.optional(z.string()) }),
});

/** Reports a device keeps at most while it is offline (SEC-19). */
export const MOST_KEPT_REPORTS = 200;

/**
 * What a player could not report while it was offline, sent later or as a page goes away: of each video the newest
 * event counts, as for `/content-access`. Decides about no playback. `stored` counts the reports that are known now,
 * also those that something newer had already replaced; a video that is not there any more is passed over.
 */
export const progressBatch = call({
  name: 'watch.progressBatch',
  service: 'watch',
  method: 'POST',
  paths: ['/progress/batch'],
  access: 'member',
  limit: 'reports',
  bodyLimit: 64 * 1024,
  own: true,
  body: z.object({
    reports: z
      .array(
        z.object({
          videoId: id(),
          event: z.enum(['HEARTBEAT', 'PAUSE', 'SEEK', 'END']),
          lastSec: z.number().check(z.gte(0), z.lte(86_400)),
          eventTime: z.iso.datetime(),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_KEPT_REPORTS)),
  }),
  data: z.object({ stored: z.number() }),
});
