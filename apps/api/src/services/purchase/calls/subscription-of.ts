import { subscriptionOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import {
  countingSubscription,
  familyEnd,
  familySeats,
  type Standing,
  standingOf,
} from '../rules/standing.ts';
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
    const subscriberId = standing === own ? userId : (familyOwnerId ?? userId);
    const shared = subscriberId !== userId;
    const { subscriptionCode, ...data } = present(standing, now);
    return {
      data: { ...data, subscriptionCode: shared ? '' : subscriptionCode, shared, subscriberId },
    };
  },
);

function present(standing: Standing, now: number) {
  const { row, status, accessUntil } = standing;
  return {
    productCode: row.plan_code,
    subscriptionStatus: status,
    subscriptionCode: row.subscription_code,
    paymentGatewayCode: row.gateway_code,
    expiryDate: row.expires_at.toISOString(),
    accessUntil: accessUntil.toISOString(),
    streams: row.streams ?? 1,
    sceneGuard: row.features?.some(({ code }) => code === 'scene-guard') ?? false,
    familySeats: familySeats(standing, now),
    familyEndsOn: familyEnd(standing, now)?.toISOString() ?? null,
  };
}
