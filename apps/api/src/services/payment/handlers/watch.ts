import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { reconcileIntent } from '../flows/reconcile.ts';
import { eachOf } from '../flows/each-of.ts';
import { readWatched } from '../flows/watched.ts';
import { openEvents, tidy } from '../store/events.ts';
import { openIntents } from '../store/intents.ts';
import { unfinished, watchedAfter } from '../store/subscriptions.ts';
import type { PaymentWorld } from '../world.ts';
import {
  bookCharges,
  handleEvent,
  tidyPayments,
  watchIntents,
  watchSubscriptions,
  workOffRequested,
} from '../jobs/jobs.ts';

const PAGE = 200;

/** Asks about open intents page by page; one that fails is asked again in five minutes. */
export function watchIntentsHandler(world: PaymentWorld): Handler {
  return handle(watchIntents, async (_payload, { signal }) => {
    let after = { created_at: new Date(0), id: '00000000-0000-0000-0000-000000000000' };
    for (;;) {
      const page = await openIntents(world.db, after, PAGE);
      await eachOf(page, ({ id }) => reconcileIntent(world, id));
      const last = page.at(-1);
      if (!last || page.length < PAGE || signal.aborted) break;
      after = last;
    }
    await repeatUnfinished(world);
  });
}

/** Jobs that used up their retries, or whose transaction was never followed by one, get new ones. */
async function repeatUnfinished({ db, queue, now }: PaymentWorld): Promise<void> {
  const round = Math.floor(now() / 300_000);
  const [events, left] = [await openEvents(db, PAGE), await unfinished(db, PAGE)];
  await transaction(db, async (trx) => {
    const again = events.map(({ gateway_code: gatewayCode, event_id: eventId }) => ({
      payload: { gatewayCode, eventId },
      key: `${gatewayCode} ${eventId} ${round}`,
    }));
    await queue.enqueueAll(trx, handleEvent, again);
    const rest = left.map((at) => ({
      payload: at,
      key: `${at.gatewayCode} ${at.gatewaySubsId} ${round}`,
    }));
    await queue.enqueueAll(trx, bookCharges, rest);
    await queue.enqueueAll(trx, workOffRequested, rest);
  });
}

/** Reads watched subscriptions page by page; a gateway that is down is asked again the next night. */
export function watchSubscriptionsHandler(world: PaymentWorld): Handler {
  return handle(watchSubscriptions, async (_payload, { signal }) => {
    let after = { gateway_code: '', gateway_subs_id: '' };
    for (;;) {
      const page = await watchedAfter(world.db, after, PAGE);
      await readWatched(world, page);
      const last = page.at(-1);
      if (!last || page.length < PAGE || signal.aborted) return;
      after = last;
    }
  });
}

export function tidyHandler({ db, now }: Pick<PaymentWorld, 'db' | 'now'>): Handler {
  return handle(tidyPayments, () => tidy(db, new Date(now())));
}
