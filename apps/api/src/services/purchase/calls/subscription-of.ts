import { subscriptionOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { countingSubscription, familySeats, standingOf } from '../rules/standing.ts';
import { subscriptionsOf } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** For the other services. It returns ended subscriptions too; the services check `accessUntil`. */
export const subscriptionOf = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId, familyOwnerId }, world }) => {
    const now = world.now();
    const [own, family] = await Promise.all(
      [userId, familyOwnerId].map(async (id) =>
        id === null ? null : standingOf(await subscriptionsOf(world.db, id), now),
      ),
    );
    const standing = countingSubscription(own ?? null, family ?? null, now);
    if (!standing) return { data: null };
    const { row, status, accessUntil } = standing;
    const subscriberId = standing === own ? userId : (familyOwnerId ?? userId);
    const shared = subscriberId !== userId;
    return {
      data: {
        productCode: row.plan_code,
        subscriptionStatus: status,
        paymentGatewayCode: row.gateway_code,
        expiryDate: row.expires_at.toISOString(),
        accessUntil: accessUntil.toISOString(),
        subscriptionCode: shared ? '' : row.subscription_code,
        shared,
        subscriberId,
        streams: row.streams ?? 1,
        sceneGuard: row.features?.some(({ code }) => code === 'scene-guard') ?? false,
        familySeats: familySeats(standing, now),
      },
    };
  },
);
