import * as z from 'zod/mini';
import { call } from '../call.ts';
import { id } from '../fields.ts';

/** What a member says of a video in Continue Watching: from the beginning, seen, not in the row any more. */
export const PROGRESS_MARKS = ['RESTART', 'WATCHED', 'REMOVED'] as const;
export type ProgressMark = (typeof PROGRESS_MARKS)[number];

/**
 * Marks how far the current profile is with a video; `UNDO` takes the last mark back while nothing newer is known.
 * `done` is false when there was nothing to take back any more.
 */
export const progressMark = call({
  name: 'watch.progressMark',
  service: 'watch',
  method: 'POST',
  paths: ['/progress/mark'],
  access: 'member',
  body: z.object({ videoId: id(), mark: z.enum([...PROGRESS_MARKS, 'UNDO']) }),
  data: z.object({ done: z.boolean() }),
});
