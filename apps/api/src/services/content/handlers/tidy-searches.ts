import { handle, type Handler } from '../../../platform/queue/index.ts';
import { tidySearches } from '../jobs/jobs.ts';
import { weekBefore, weekOf } from '../rules/missed/counting.ts';
import { deleteOldWeeks } from '../store/missed/searches.ts';
import type { ContentWorld } from '../world.ts';

/** Deletes the hashes and keys of past weeks, and keywords older than last week's. */
export function tidySearchesHandler({ db, now }: Pick<ContentWorld, 'db' | 'now'>): Handler {
  return handle(tidySearches, () =>
    deleteOldWeeks(db, { now: weekOf(now()), before: weekBefore(now()) }),
  );
}
