import { subscriptionOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { planBy } from '../rules/plans.ts';
import { countingSubscription, familySeats } from '../rules/shared.ts';
import { subscriptionOf as newest } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** For the other services. It returns expired subscriptions too; the services check the expiry. */
export const subscriptionOf = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId, familyOwnerId }, world }) => {
    const [own, family] = await Promise.all([
      newest(world.db, userId),
      familyOwnerId === null ? undefined : newest(world.db, familyOwnerId),
    ]);
    const row = countingSubscription(own, family, world.now());
    if (!row) return { data: null };
    const plan = planBy(row.plan_code);
    const shared = row.user_id !== userId;
    return {
      data: {
        productCode: row.plan_code,
        subscriptionStatus: row.status,
        paymentGatewayCode: row.gateway_code,
        expiryDate: row.expires_at.toISOString(),
        subscriptionCode: shared ? '' : row.subscription_code,
        shared,
        subscriberId: row.user_id,
        streams: plan?.streams ?? 1,
        sceneGuard: plan?.features.includes('scene-guard') ?? false,
        familySeats: familySeats(row, world.now()),
      },
    };
  },
);
