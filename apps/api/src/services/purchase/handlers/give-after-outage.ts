import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { giftMail } from '../flows/grants.ts';
import { giveAfterOutage, sendMail } from '../jobs/jobs.ts';
import { usesOf } from '../rules/grants.ts';
import { accessRowsOf } from '../store/access.ts';
import {
  advanceBatch,
  affectedAfter,
  insertGrantsOf,
  lockedBatch,
  lockedPlans,
} from '../store/grant-batches.ts';
import type { PurchaseWorld } from '../world.ts';

/** Accounts in one transaction. */
const PAGE = 500;

/**
 * Gives days after an outage, a page of accounts in each transaction, with the mails of these accounts. A worker that is
 * killed loses one page at most; the next worker continues after the last account that got its days.
 */
export function giveAfterOutageHandler(world: PurchaseWorld): Handler {
  return handle(giveAfterOutage, async ({ batchId }, { signal }) => {
    do signal.throwIfAborted();
    while (await givePage(world, batchId));
  });
}

/** @returns whether there may be more */
const givePage = (world: PurchaseWorld, batchId: string): Promise<boolean> =>
  transaction(world.db, async (trx) => {
    const batch = await lockedBatch(trx, batchId);
    if (!batch || batch.done_at) return false;
    const page = await affectedAfter(trx, batch, batch.last_user, PAGE);
    const plans = page.length > 0 ? await lockedPlans(trx, batch, page) : new Map<string, string>();
    const given = await insertGrantsOf(trx, batch, plans);
    const rows = await accessRowsOf(
      trx,
      given.map(({ user_id }) => user_id),
    );
    const mails = given.map(({ id, user_id: userId, plan_code: planCode }) => {
      const { subscriptions = [], grants = [] } = rows.get(userId) ?? {};
      const known = { subscriptions, uses: usesOf(subscriptions, grants) };
      const gift = { id, userId, planCode, days: batch.days };
      return giftMail(gift, known, 'OUTAGE_DAYS', world.now());
    });
    await world.queue.enqueueAll(trx, sendMail, mails);
    const isLast = page.length < PAGE;
    await advanceBatch(trx, batchId, {
      reached: batch.reached + given.length,
      last_user: page.at(-1) ?? batch.last_user,
      done_at: isLast ? new Date(world.now()) : null,
    });
    return !isLast;
  });
