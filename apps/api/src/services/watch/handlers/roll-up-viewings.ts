import { countedHours, dueHours } from '../../../platform/numbers/hours.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { rollUpViewings as job } from '../jobs/jobs.ts';
import { deleteOldDays } from '../store/devices.ts';
import {
  countTitles,
  sumViewings,
  deleteOldNumbers,
  firstViewing,
  VIEWINGS,
} from '../store/numbers.ts';
import { deleteOldHours, rollUpViewings } from '../store/viewings.ts';
import type { WatchWorld } from '../world.ts';

/** Viewings per statement: a statement may take two seconds (SEC-16). */
const BATCH = 2000;
/** Hours that are computed again: a viewing counts in the hour in which it began, and a channel may run for days. */
const LATE = 8 * 24;

/** Adds up the viewings that are over, sums them for the control room, and deletes sums that are too old. */
export function rollUpViewingsHandler({ db, now }: Pick<WatchWorld, 'db' | 'now'>): Handler {
  return handle(job, async (_payload, { signal }) => {
    do signal.throwIfAborted();
    while ((await rollUpViewings(db, BATCH)) === BATCH);
    await countHours({ db, now }, signal);
    await deleteOldHours(db);
  });
}

async function countHours(
  { db, now }: Pick<WatchWorld, 'db' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const at = now();
  const counted = await countedHours(db, VIEWINGS);
  const firstEvent = counted ? null : await firstViewing(db);
  for (const window of dueHours({ counted, firstEvent, late: LATE, now: at })) {
    signal.throwIfAborted();
    await countTitles(db, window);
    await sumViewings(db, window);
  }
  await deleteOldNumbers(db, at);
  await deleteOldDays(db, at);
}
