import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { suspend } from '../flows/end.ts';
import { DAY, GRACE_DAYS } from '../rules/standing.ts';
import { dueSubscriptions } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';
import { cancelSubscription, moveSubscriptions } from '../jobs/jobs.ts';

/** Days for which a suspended subscription can still be paid. */
const SUSPENDED_DAYS = 30;

/** Suspends what was not paid in the days of grace, and has what was not paid in a month canceled. */
export function moveSubscriptionsHandler(world: PurchaseWorld): Handler {
  return handle(moveSubscriptions, async () => {
    const now = world.now();
    const due = await dueSubscriptions(world.db, {
      graceBefore: new Date(now - GRACE_DAYS * DAY),
      suspendedBefore: new Date(now - SUSPENDED_DAYS * DAY),
    });
    const day = new Date(now).toISOString().slice(0, 10);
    for (const { id, status } of due)
      await transaction(world.db, async (trx) => {
        if (status === 'ACTIVE') await suspend(trx, world, id, new Date(now));
        // One key a day: a job that exhausted its retries runs again the next day.
        else
          await world.queue.enqueue(
            trx,
            cancelSubscription,
            { subscriptionId: id },
            { key: `${id} ${day}` },
          );
      });
  });
}
