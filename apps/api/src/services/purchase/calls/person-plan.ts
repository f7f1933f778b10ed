import { personPlan as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { presentLine, presentSubscription } from '../present/person.ts';
import { allPlans } from '../store/catalogue.ts';
import { noticesOf } from '../store/price-notices.ts';
import { receiptsOf } from '../store/receipts.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

export const personPlan = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId }, world: { db } }) => {
    const [plans, subscriptions, receipts] = await Promise.all([
      allPlans(db),
      subscriptionsOf(db, userId),
      receiptsOf(db, userId),
    ]);
    const notices = await noticesOf(
      db,
      subscriptions.map(({ id }) => id),
    );
    return {
      data: {
        subscriptions: subscriptions.map((row) =>
          presentSubscription(row, plans, notices.get(row.id)),
        ),
        receipts: receipts.map((row) => presentLine(row, plans)),
      },
    };
  },
);
