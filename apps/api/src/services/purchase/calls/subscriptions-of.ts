import { subscriptionsOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { effectiveSubscriptions } from '../flows/effective-subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** As `subscriptionOf`, for many accounts in one query. */
export const subscriptionsOf = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { accounts }, world }) => ({
    data: await effectiveSubscriptions(world, accounts),
  }),
);
