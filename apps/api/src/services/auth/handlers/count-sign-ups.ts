import { countedHours, dueHours } from '../../../platform/numbers/hours.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { countSignUps as job } from '../jobs/jobs.ts';
import { countSignUps, deleteOldSignUps, firstSignUp, SIGN_UPS } from '../store/numbers.ts';
import type { JobWorld } from '../world.ts';

/** Hours that are computed again: a transaction that confirms an account ends long before. */
const LATE = 48;

export function countSignUpsHandler({ db, now }: Pick<JobWorld, 'db' | 'now'>): Handler {
  return handle(job, async (_payload, { signal }) => {
    const at = now();
    const counted = await countedHours(db, SIGN_UPS);
    const firstEvent = counted ? null : await firstSignUp(db);
    for (const window of dueHours({ counted, firstEvent, late: LATE, now: at })) {
      signal.throwIfAborted();
      await countSignUps(db, window, new Date(at));
    }
    await deleteOldSignUps(db, at);
  });
}
