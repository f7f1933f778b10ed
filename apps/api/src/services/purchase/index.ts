import { fileURLToPath } from 'node:url';
import type * as purchase from '@kandil/contract/purchase';
import type { Database } from '../../platform/database/index.ts';
import { schemaOf } from '../../platform/database/kysely.ts';
import type { MigrationSource } from '../../platform/database/migrations/index.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { defineService, type Service } from '../../platform/http/service.ts';
import { dataExport } from './calls/data-export.ts';
import { forgetAccount } from './calls/forget-account.ts';
import { subscriptionOf } from './calls/subscription-of.ts';
import { subscriptionPlans } from './calls/subscription-plans.ts';
import { userPlan } from './calls/user-plan.ts';
import { userReceipts } from './calls/user-receipts.ts';
import { seedDemoSubscriptions } from './store/demo.ts';
import type { PurchaseTables } from './store/tables.ts';
import type { PurchaseWorld } from './world.ts';

export { entitlementBy } from './flows/entitlement.ts';

export const purchaseMigrations: MigrationSource = {
  schema: 'purchase',
  folder: fileURLToPath(new URL('migrations', import.meta.url)),
};

const handlers: Handlers<typeof purchase, PurchaseWorld> = {
  subscriptionPlans,
  userPlan,
  userReceipts,
};

export interface PurchaseOptions extends Omit<PurchaseWorld, 'db'> {
  database: Database;
}

/** The purchase service: what is offered, who has what, receipts. */
export function purchaseService({ database, ...options }: PurchaseOptions): Service {
  return defineService('purchase', { ...options, db: tables(database) }, handlers, {
    dataExport,
    forgetAccount,
    subscriptionOf,
  });
}

/** Makes the subscriptions of the demo accounts that are missing. */
export function seedDemoPurchases(database: Database, now: () => number): Promise<void> {
  return seedDemoSubscriptions(tables(database), now());
}

const tables = (database: Database) => schemaOf<PurchaseTables>(database, 'purchase');
