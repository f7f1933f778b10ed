import type * as controlCalls from '@kandil/contract/control/payment';
import type * as systemCalls from '@kandil/contract/control/system-payment';
import type * as payment from '@kandil/contract/payment';
import type { Handlers } from '../../platform/http/handler.ts';
import type { HookHandlers } from '../../platform/http/hook.ts';
import { defineModule } from '../../platform/module.ts';
import { attemptsOver } from './calls/attempts-over.ts';
import { billingCancel } from './calls/billing-cancel.ts';
import { billingConfirm } from './calls/billing-confirm.ts';
import { billingState } from './calls/billing-state.ts';
import { billing } from './calls/billing.ts';
import { books } from './calls/books.ts';
import { booksCompare } from './calls/books-compare.ts';
import { booksDifferences } from './calls/books-differences.ts';
import { cancelAtGateway } from './calls/cancel-at-gateway.ts';
import { cardDetails } from './calls/card-details.ts';
import { cardForm } from './calls/card-form.ts';
import { dataExport } from './calls/data-export.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { gatewayEvent } from './calls/gateway-event.ts';
import { gatewayReturn } from './calls/gateway-return.ts';
import { owners } from './calls/owners.ts';
import { personGateways } from './calls/person-gateways.ts';
import { planCancel } from './calls/plan-cancel.ts';
import { plansSync } from './calls/plans-sync.ts';
import { refundAtGateway } from './calls/refund-at-gateway.ts';
import { repriceAtGateway } from './calls/reprice-at-gateway.ts';
import { refundWithdraw } from './calls/refund-withdraw.ts';
import { retriesOf } from './calls/retries-of.ts';
import { systemWebhooks } from './calls/system-webhooks.ts';
import { unwindAtGateway } from './calls/unwind-at-gateway.ts';
import { compareBooksHandler } from './handlers/compare-books.ts';
import { handleEventHandler } from './handlers/handle-event.ts';
import * as jobs from './jobs/jobs.ts';
import {
  syncPlans,
  TIDY_CRON,
  tidyPayments,
  WATCH_INTENTS_CRON,
  WATCH_SUBSCRIPTIONS_CRON,
  watchIntents,
  watchSubscriptions,
} from './jobs/jobs.ts';
import { bookChargesHandler, releaseSeatHandler, workOffHandler } from './handlers/outbox.ts';
import { syncPlansHandler } from './handlers/sync-plans.ts';
import { tidyHandler, watchIntentsHandler, watchSubscriptionsHandler } from './handlers/watch.ts';
import { unbookedReading } from './store/metrics.ts';
import { countUnbooked } from './store/charges.ts';
import { createWorld, type PaymentWorld } from './world.ts';

const calls: Handlers<typeof payment, PaymentWorld> = {
  billing,
  billingCancel,
  billingConfirm,
  billingState,
  cardDetails,
};

const control: Handlers<typeof controlCalls & typeof systemCalls, PaymentWorld> = {
  books,
  booksCompare,
  booksDifferences,
  systemWebhooks,
  planCancel,
};

const hooks: HookHandlers<typeof payment, PaymentWorld> = { gatewayEvent, gatewayReturn };

/** The payment service: how purchases are paid, through gateways. */
export const paymentModule = defineModule({
  name: 'payment',
  schema: 'payment',
  migrations: new URL('migrations', import.meta.url),
  calls,
  control,
  internal: {
    attemptsOver,
    cancelAtGateway,
    cardForm,
    dataExport,
    forgetAccount,
    owners,
    personGateways,
    plansSync,
    refundAtGateway,
    repriceAtGateway,
    refundWithdraw,
    retriesOf,
    unwindAtGateway,
  },
  hooks,
  jobs: [
    bookChargesHandler,
    compareBooksHandler,
    handleEventHandler,
    releaseSeatHandler,
    syncPlansHandler,
    tidyHandler,
    watchIntentsHandler,
    watchSubscriptionsHandler,
    workOffHandler,
  ],
  queues: [jobs],
  schedules: [
    { job: watchIntents, cron: WATCH_INTENTS_CRON },
    { job: watchSubscriptions, cron: WATCH_SUBSCRIPTIONS_CRON },
    { job: tidyPayments, cron: TIDY_CRON },
  ],
  atStart: async ({ db, queue, gateways }) => {
    if (gateways.size > 0) await queue.enqueue(db, syncPlans, {});
  },
  readings: ({ db, now }) => [unbookedReading(() => countUnbooked(db, new Date(now())))],
  createWorld,
});
