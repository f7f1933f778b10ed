import * as purchase from '@kandil/contract/purchase';
import { type Handlers, later } from '../../platform/http/handler.ts';
import { defineModule } from '../../platform/module.ts';
import { dataExport } from './calls/data-export.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { subscriptionOf } from './calls/subscription-of.ts';
import { subscriptionPlans } from './calls/subscription-plans.ts';
import { userPlan } from './calls/user-plan.ts';
import { userReceipts } from './calls/user-receipts.ts';
import { createWorld, type PurchaseWorld } from './world.ts';

const calls: Handlers<typeof purchase, PurchaseWorld> = {
  giving: later(purchase.giving),
  subscriptionPlans,
  userPlan,
  userReceipts,
};

/** The purchase service: plans, subscriptions, receipts. */
export const purchaseModule = defineModule({
  name: 'purchase',
  schema: 'purchase',
  migrations: new URL('migrations', import.meta.url),
  calls,
  internal: { dataExport, forgetAccount, subscriptionOf },
  jobs: [],
  schedules: [],
  createWorld,
});
