import * as z from 'zod/mini';
import { call } from '../call.ts';
import { eventTime, id } from '../fields.ts';

/** Events that a player may report late. */
export const LATE_EVENTS = ['HEARTBEAT', 'PAUSE', 'SEEK', 'END'] as const;
export type LateEvent = (typeof LATE_EVENTS)[number];

/** Events that a player reports (SPEC-D18). */
export const WATCH_EVENTS = ['START', ...LATE_EVENTS] as const;
export type WatchEvent = (typeof WATCH_EVENTS)[number];

/** A member's mark on a video in Continue Watching: start over, watched, removed. */
export const PROGRESS_MARKS = ['RESTART', 'WATCHED', 'REMOVED'] as const;
export type ProgressMark = (typeof PROGRESS_MARKS)[number];

/**
 * Marks a video for the current profile; `UNDO` undoes the last mark unless a newer event exists.
 * `done` is false if there was nothing to undo. `at` is the `lastUpdateTimestamp` that a mark gives
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
  errors: ['NOT_FOUND'],
});

/** Largest number of reports that an offline device stores (SEC-19). */
export const MOST_STORED_REPORTS = 200;

/**
 * Late reports of a player, sent after it was offline or as a page closes: of each video the newest
 * event counts, as for `/content-access`. It does not decide about playback. `stored` counts the accepted reports,
 * including those that a newer one had already replaced; reports of deleted videos are skipped.
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
          event: z.enum(LATE_EVENTS),
          lastSec: z.number().check(z.gte(0), z.lte(86_400)),
          eventTime: eventTime(),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_STORED_REPORTS)),
  }),
  data: z.object({ stored: z.number() }),
});
