import { ownSubscription as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { subscriptionAt } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

export const ownSubscription = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input, world }) => {
    const row = await subscriptionAt(world.db, input);
    const isOwn = row?.user_id === input.userId && row.gateway_package === input.gatewayPackage;
    return { data: isOwn ? { expiryDate: row.expires_at.toISOString() } : null };
  },
);
