import { subscriptionOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { effectiveSubscriptions } from '../flows/effective-subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** For the other services. It returns ended subscriptions too; the services check `accessUntil`. */
export const subscriptionOf = handle<PurchaseWorld, typeof call>(call, async ({ input, world }) => {
  const [subscription = null] = await effectiveSubscriptions(world, [input]);
  return { data: subscription };
});
