import { GATEWAYS } from '@kandil/contract/payment';
import * as z from 'zod/mini';
import { defineJob } from '../../../platform/queue/index.ts';

// The jobs of the service. Flows enqueue them and their handlers use flows, so a separate file avoids an import cycle.

const atGateway = z.object({ gatewayCode: z.enum(GATEWAYS), gatewaySubsId: z.string() });

/** Gives the seat of a promo code back; repeated until purchase answers. */
export const releaseSeat = defineJob('payment.release-seat', z.object({ intentId: z.uuid() }));

/** Tells purchase what was charged; repeated until it answers, also if the process died that read it. */
export const bookCharges = defineJob('payment.book-charges', atGateway);

/** Cancels and refunds at the gateway what is requested. */
export const workOffRequested = defineJob('payment.work-off', atGateway);

/** Reads again what an event names. */
export const handleEvent = defineJob(
  'payment.handle-event',
  z.object({ gatewayCode: z.enum(GATEWAYS), eventId: z.string() }),
);

/** Asks the gateways about every open intent, and repeats what is unfinished. */
export const watchIntents = defineJob('payment.watch-intents', z.object({}), { timeout: 280 });
export const WATCH_INTENTS_CRON = '*/5 * * * *';

/** Reads every watched subscription at its gateway, every night. */
export const watchSubscriptions = defineJob('payment.watch-subscriptions', z.object({}), {
  timeout: 4 * 3600,
});
export const WATCH_SUBSCRIPTIONS_CRON = '47 2 * * *';

/** Deletes what need not be retained. */
export const tidyPayments = defineJob('payment.tidy', z.object({}));
export const TIDY_CRON = '27 3 * * *';

/** Creates the gateways' own plans that are missing; runs when a worker starts, until the gateways answer. */
export const syncPlans = defineJob('payment.sync-plans', z.object({}), { timeout: 600 });

/** Compares a month with a gateway's list; names the comparison by id. A month of a large service takes a while. */
export const compareBooks = defineJob('payment.compare-books', z.object({ runId: z.uuid() }), {
  timeout: 3600,
});
