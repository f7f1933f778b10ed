import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { deleteOldEnds } from '../store/ended-viewings.ts';
import { deleteOldLeases } from '../store/leases.ts';
import type { WatchWorld } from '../world.ts';

/** Runs every night at `TIDY_LEASES_CRON`. */
export const tidyLeases = defineJob('watch.tidy-leases', z.object({}));
export const TIDY_LEASES_CRON = '27 3 * * *';

/** Leases per statement: a statement may take two seconds (SEC-16). */
const BATCH = 2000;

/** Deletes leases that expired long ago and were never reclaimed, and ends whose addresses have expired. */
export function tidyLeasesHandler({ db }: Pick<WatchWorld, 'db'>): Handler {
  return handle(tidyLeases, async (_payload, { signal }) => {
    do signal.throwIfAborted();
    while ((await deleteOldLeases(db, BATCH)) === BATCH);
    await deleteOldEnds(db);
  });
}
