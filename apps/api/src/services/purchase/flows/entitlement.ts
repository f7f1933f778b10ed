import { entitlementOf, Refusal } from '@kandil/contract';
import { sessionCheck, subscriptionOf } from '@kandil/contract/internal';
import type { Gate } from '../../../platform/http/dispatch.ts';
import type { PurchaseWorld } from '../world.ts';

/**
 * The entitlement check of the edge for subscribers' calls (SPEC-D44). It runs in every process, so it uses internal
 * calls for the session's row, the family and the subscription that applies.
 */
export function entitlementBy({
  internal,
  now,
}: Pick<PurchaseWorld, 'internal' | 'now'>): Gate['entitlement'] {
  return async ({ userId, sessionId }) => {
    const { live, familyOwnerId } = await internal(sessionCheck, { sessionId, profileId: null });
    if (!live) throw new Refusal('SESSION_ENDED');
    const subscription = await internal(subscriptionOf, { userId, familyOwnerId });
    return entitlementOf(
      subscription && {
        status: subscription.subscriptionStatus,
        expiresAt: Date.parse(subscription.accessUntil),
      },
      now(),
    );
  };
}
