import { attemptsOver, MOST_ATTEMPTS } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { releaseAttempt } from '../flows/release.ts';
import { addMonths } from '../rules/months.ts';
import { waitsSince } from '../rules/refund.ts';
import { DAY } from '../rules/standing.ts';
import { closeExpired, unansweredOrders } from '../store/refund-orders.ts';
import { deleteReceipts, deleteReleased, heldBefore } from '../store/retention.ts';
import { dropUnconfirmed } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';
import { refund, tidyPurchases } from '../jobs/jobs.ts';

const RECEIPT_YEARS = 10;
/** As long as the payment service keeps attempts that were not paid. */
const UNPAID_DAYS = 90;
/** Younger attempts may not be stored by the payment service yet. */
const HELD_DAYS = 1;

/**
 * Gives back the seats of attempts for which no gateway can charge any more, and deletes what need not be retained: receipts
 * after 10 years, attempts that were not paid and statements that nobody confirmed after 90 days. Refunds that nobody approved
 * in time expire; those without an answer are asked for again.
 */
export function tidyHandler(world: PurchaseWorld): Handler {
  return handle(tidyPurchases, async (_payload, { signal }) => {
    const now = world.now();
    const tenYearsAgo = addMonths(new Date(now), -12 * RECEIPT_YEARS);
    await transaction(world.db, (trx) => deleteReceipts(trx, tenYearsAgo));
    await closeExpired(world.db, waitsSince(now), new Date(now));
    await askAgain(world, now);
    await releaseOver(world, new Date(now - HELD_DAYS * DAY), signal);
    await deleteReleased(world.db, new Date(now - UNPAID_DAYS * DAY));
    await dropUnconfirmed(world.db, new Date(now - UNPAID_DAYS * DAY));
  });
}

/** A refund whose job used up its attempts is asked for every night, until the gateway makes or refuses it. */
async function askAgain({ db, queue }: PurchaseWorld, now: number): Promise<void> {
  const orders = await unansweredOrders(db, new Date(now - HELD_DAYS * DAY));
  const night = Math.floor(now / DAY);
  await transaction(db, async (trx) => {
    const again = orders.map((orderId) => ({
      payload: { orderId },
      key: `${orderId} night ${night}`,
    }));
    await queue.enqueueAll(trx, refund, again);
  });
}

/** The payment service knows what its gateways can still charge. */
async function releaseOver(
  { db, internal }: PurchaseWorld,
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  let after = { created_at: new Date(0), intent_id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    signal.throwIfAborted();
    const page = await heldBefore(db, before, after, MOST_ATTEMPTS);
    const last = page.at(-1);
    if (!last) return;
    const intentIds = page.map(({ intent_id: id }) => id);
    for (const intentId of await internal(attemptsOver, { intentIds }))
      await transaction(db, (trx) => releaseAttempt(trx, intentId));
    after = last;
  }
}
