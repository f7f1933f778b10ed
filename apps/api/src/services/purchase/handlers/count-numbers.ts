import { transaction } from '../../../platform/database/kysely.ts';
import { countedHours, dueHours } from '../../../platform/numbers/hours.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { countNumbers as job } from '../jobs/jobs.ts';
import { countPlans, deleteOldNumbers, firstReceipt, PLANS, sumMoney } from '../store/numbers.ts';
import type { PurchaseWorld } from '../world.ts';

/** Hours that are computed again. Receipts have the time of their booking, so few are late; ends may be reported late. */
const LATE = 7 * 24;

export function countNumbersHandler({ db, now }: Pick<PurchaseWorld, 'db' | 'now'>): Handler {
  return handle(job, async (_payload, { signal }) => {
    const at = now();
    const counted = await countedHours(db, PLANS);
    const firstEvent = counted ? null : await firstReceipt(db);
    for (const window of dueHours({ counted, firstEvent, late: LATE, now: at })) {
      signal.throwIfAborted();
      // An hour counts as counted once its plans are: its money has to be there, too.
      await transaction(db, async (trx) => {
        await sumMoney(trx, window);
        await countPlans(trx, window);
      });
    }
    await deleteOldNumbers(db, at);
  });
}
