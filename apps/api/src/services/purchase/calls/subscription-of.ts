import { subscriptionOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { planBy } from '../plans.ts';
import { subscriptionOf as newest } from '../store.ts';
import type { PurchaseWorld } from '../world.ts';

/** For the other services: also one that has run out, which they judge by its expiry. */
export const subscriptionOf = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId }, world }) => {
    const row = await newest(world.db, userId);
    if (!row) return { data: null };
    const plan = planBy(row.plan_code);
    return {
      data: {
        productCode: row.plan_code,
        subscriptionStatus: row.status,
        paymentGatewayCode: row.gateway_code,
        expiryDate: row.expires_at.toISOString(),
        subscriptionCode: row.subscription_code,
        streams: plan?.streams ?? 1,
        familySeats: plan?.familySeats ?? 0,
      },
    };
  },
);
