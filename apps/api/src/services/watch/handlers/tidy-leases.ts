import { handle, type Handler } from '../../../platform/queue/index.ts';
import { deleteOldEnds } from '../store/ended-viewings.ts';
import { deleteOldLeases } from '../store/leases.ts';
import type { WatchWorld } from '../world.ts';
import { tidyLeases } from '../jobs/jobs.ts';

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
