import { entitlementOf, Refusal } from '@kandil/contract';
import { sessionCheck, subscriptionOf } from '@kandil/contract/internal';
import type { Gate } from '../../../platform/http/dispatch.ts';
import type { PurchaseWorld } from '../world.ts';

/**
 * What the edge asks before a call for subscribers (SPEC-D44). It runs in every process, so it asks the auth and
 * purchase services by their internal calls: the session's row, the family, the subscription that counts.
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
        expiresAt: Date.parse(subscription.expiryDate),
      },
      now(),
    );
  };
}
