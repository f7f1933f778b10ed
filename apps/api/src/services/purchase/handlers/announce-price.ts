import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { raiseMail, stoppedMail } from '../flows/price-notice.ts';
import { announcePrice, movePrice, sendMail, takeBackPrice } from '../jobs/jobs.ts';
import { firstPeriod } from '../rules/raise.ts';
import { insertNotices, stoppableAfter, stopNotices } from '../store/price-notices.ts';
import { changeRaise, lockedRaise, raiseBy, reachedAfter } from '../store/price-raises.ts';
import { subscriptionsBy } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** Subscriptions in one transaction. */
const PAGE = 500;

/**
 * Writes a notice to every owner that a raise reaches, a page in each transaction, with the mails of that page. A worker
 * that is killed loses one page at most; the next one continues after the last subscription that has its notice.
 */
export function announcePriceHandler(world: PurchaseWorld): Handler {
  return handle(announcePrice, async ({ raiseId }, { signal }) => {
    do signal.throwIfAborted();
    while (await announcePage(world, raiseId));
  });
}

/** @returns whether there may be more */
const announcePage = (world: PurchaseWorld, raiseId: string): Promise<boolean> =>
  transaction(world.db, async (trx) => {
    const raise = await lockedRaise(trx, raiseId);
    if (!raise || raise.done_at || raise.stopped_at) return false;
    const now = world.now();
    const page = await reachedAfter(trx, raise, new Date(now), PAGE);
    const rows = new Map(page.map((row) => [row.id, row]));
    const notices = await insertNotices(
      trx,
      page.map((row) => ({
        raise_id: raise.id,
        subscription_id: row.id,
        old_amount: row.amount,
        amount: raise.amount,
        currency: raise.currency,
        old_package: row.gateway_package,
        gateway_package: row.new_package,
        applies_from: firstPeriod(row.expires_at, row.months, now),
        changed_at: new Date(now),
      })),
    );
    const mails = notices.flatMap((notice) => {
      const row = rows.get(notice.subscription_id);
      return row ? raiseMail(row, notice) : [];
    });
    await world.queue.enqueueAll(trx, sendMail, mails);
    const isLast = page.length < PAGE;
    await changeRaise(trx, raiseId, {
      last_subscription: page.at(-1)?.id ?? raise.last_subscription,
      done_at: isLast ? new Date(now) : null,
    });
    return !isLast;
  });

/**
 * Takes back what a stopped raise announced, page by page. Who was informed gets a mail; where the gateway has the new
 * price already it is asked for the old one first.
 */
export function takeBackPriceHandler(world: PurchaseWorld): Handler {
  return handle(takeBackPrice, async ({ raiseId }, { signal }) => {
    const raise = await raiseBy(world.db, raiseId);
    if (!raise?.stopped_at) return;
    let after: string | null = null;
    do {
      signal.throwIfAborted();
      after = await takeBackPage(world, raiseId, after);
    } while (after !== null);
  });
}

/** @returns the last notice of the page; null after the last page */
const takeBackPage = (
  world: PurchaseWorld,
  raiseId: string,
  after: string | null,
): Promise<string | null> =>
  transaction(world.db, async (trx) => {
    const now = new Date(world.now());
    const page = await stoppableAfter(trx, raiseId, after, PAGE);
    const rows = await subscriptionsBy(
      trx,
      page.map(({ subscription_id: id }) => id),
    );
    const moves = page
      .filter(({ state }) => state === 'MOVED')
      .map(({ id }) => ({ payload: { noticeId: id, back: true }, key: `${id} back` }));
    await world.queue.enqueueAll(trx, movePrice, moves);
    const stopped = await stopNotices(
      trx,
      page.map(({ id }) => id),
      now,
    );
    const mails = stopped.flatMap((notice) => {
      const row = rows.get(notice.subscription_id);
      return row && notice.reported_at ? stoppedMail(row, notice) : [];
    });
    await world.queue.enqueueAll(trx, sendMail, mails);
    return page.length < PAGE ? null : (page.at(-1)?.id ?? null);
  });
