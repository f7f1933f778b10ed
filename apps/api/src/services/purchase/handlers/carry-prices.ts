import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { reminderMail } from '../flows/price-notice.ts';
import { carryPrices, endUnagreed, movePrice, sendMail } from '../jobs/jobs.ts';
import { raiseStep, type RaiseStep, reportsSince } from '../rules/raise.ts';
import { DAY } from '../rules/standing.ts';
import { changeNotice, giveUpUnreported, noticesDue } from '../store/price-notices.ts';
import { subscriptionById } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

const PAGE = 500;
/** Days before the end of a period at which there may be something to do. */
const AHEAD_DAYS = 8;

/** Does what announced prices need before the periods from which they count; each step is taken once. */
export function carryPricesHandler(world: PurchaseWorld): Handler {
  return handle(carryPrices, async (_payload, { signal }) => {
    await giveUpUnreported(world.db, reportsSince(world.now()), new Date(world.now()));
    const until = new Date(world.now() + AHEAD_DAYS * DAY);
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const page: Due[] = await noticesDue(world.db, after, until, PAGE);
      for (const due of page) {
        const step = raiseStep(due, due, world.now());
        if (step) await take(world, step, due);
      }
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.id;
    }
  });
}

type Due = Awaited<ReturnType<typeof noticesDue>>[number];

const take = ({ db, queue, now }: PurchaseWorld, step: RaiseStep, { id, state, ...due }: Due) =>
  transaction(db, async (trx) => {
    const at = new Date(now());
    // One key a day: a job that exhausted its retries runs again the next day.
    const key = `${id} ${at.toISOString().slice(0, 10)}`;
    switch (step) {
      case 'MOVE':
        await queue.enqueue(trx, movePrice, { noticeId: id, back: false }, { key });
        return;
      case 'END':
        await queue.enqueue(trx, endUnagreed, { noticeId: id }, { key });
        return;
      case 'OVER':
        await changeNotice(trx, id, [state], { state: 'OVER', changed_at: at });
        return;
      case 'REMIND': {
        const notice = await changeNotice(trx, id, ['REPORTED'], { reminded_at: at });
        const row = await subscriptionById(trx, due.subscription_id);
        if (notice && row) await queue.enqueueAll(trx, sendMail, reminderMail(row, notice));
      }
    }
  });
