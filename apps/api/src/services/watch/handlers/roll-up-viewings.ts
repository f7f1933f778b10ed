import { handle, type Handler } from '../../../platform/queue/index.ts';
import { rollUpViewings as job } from '../jobs/jobs.ts';
import { deleteOldHours, rollUpViewings } from '../store/viewings.ts';
import type { WatchWorld } from '../world.ts';

/** Viewings per statement: a statement may take two seconds (SEC-16). */
const BATCH = 2000;

/** Adds up the viewings that are over, and deletes sums that are too old. */
export function rollUpViewingsHandler({ db }: Pick<WatchWorld, 'db'>): Handler {
  return handle(job, async (_payload, { signal }) => {
    do signal.throwIfAborted();
    while ((await rollUpViewings(db, BATCH)) === BATCH);
    await deleteOldHours(db);
  });
}
