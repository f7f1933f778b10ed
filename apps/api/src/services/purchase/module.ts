import type * as purchase from '@kandil/contract/purchase';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { dataExport } from './calls/data-export.ts';
import { ended } from './calls/ended.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { giving } from './calls/giving.ts';
import { ownSubscription } from './calls/own-subscription.ts';
import { packages } from './calls/packages.ts';
import { release } from './calls/release.ts';
import { renewalFailed } from './calls/renewal-failed.ts';
import { reserve } from './calls/reserve.ts';
import { reversed } from './calls/reversed.ts';
import { settle } from './calls/settle.ts';
import { subscriptionOf } from './calls/subscription-of.ts';
import { subscriptionPlans } from './calls/subscription-plans.ts';
import { userPlan } from './calls/user-plan.ts';
import { userReceipts } from './calls/user-receipts.ts';
import { cancelSubscriptionHandler } from './jobs/cancel-subscription.ts';
import {
  MOVE_CRON,
  moveSubscriptions,
  moveSubscriptionsHandler,
} from './jobs/move-subscriptions.ts';
import { refundHandler } from './jobs/refund.ts';
import { sendMailHandler } from './jobs/send-mail.ts';
import { createWorld, type PurchaseWorld } from './world.ts';

const calls: Handlers<typeof purchase, PurchaseWorld> = {
  giving,
  subscriptionPlans,
  userPlan,
  userReceipts,
};

/** The purchase service: what is sold, who has what, and the books. */
export const purchaseModule = defineModule({
  name: 'purchase',
  schema: 'purchase',
  migrations: new URL('migrations', import.meta.url),
  calls,
  internal: {
    dataExport,
    ended,
    forgetAccount,
    ownSubscription,
    packages,
    release,
    renewalFailed,
    reserve,
    reversed,
    settle,
    subscriptionOf,
  },
  jobs: [cancelSubscriptionHandler, moveSubscriptionsHandler, refundHandler, sendMailHandler],
  schedules: [{ job: moveSubscriptions, cron: MOVE_CRON }],
  createWorld,
});
