import type { EffectiveSubscription } from '@kandil/contract/internal';
import {
  countingSubscription,
  familyEnd,
  familySeats,
  type Standing,
  standingOf,
} from '../rules/standing.ts';
import { subscriptionsOfAll } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

interface AskedAccount {
  userId: string;
  /** The owner of the account's family, who may share a subscription. */
  familyOwnerId: string | null;
}

/**
 * The subscription that counts for each account, in one query; null for one that never had any. Ended ones are
 * included: `accessUntil` says until when they give access.
 * @returns one for each account, in the same order
 */
export async function effectiveSubscriptions(
  { db, now: clock }: Pick<PurchaseWorld, 'db' | 'now'>,
  accounts: readonly AskedAccount[],
): Promise<EffectiveSubscription[]> {
  const now = clock();
  const ids = new Set(
    accounts.flatMap(({ userId, familyOwnerId }) => [userId, familyOwnerId ?? userId]),
  );
  const rows = Map.groupBy(await subscriptionsOfAll(db, [...ids]), ({ user_id }) => user_id);
  const standing = (id: string | null) => standingOf((id && rows.get(id)) || [], now);
  return accounts.map((account) =>
    effective(account, standing(account.userId), standing(account.familyOwnerId), now),
  );
}

function effective(
  { userId, familyOwnerId }: AskedAccount,
  own: Standing | null,
  family: Standing | null,
  now: number,
): EffectiveSubscription {
  const standing = countingSubscription(own, family, now);
  if (!standing) return null;
  const subscriberId = standing === own ? userId : (familyOwnerId ?? userId);
  const shared = subscriberId !== userId;
  const { subscriptionCode, ...data } = present(standing, now);
  return { ...data, subscriptionCode: shared ? '' : subscriptionCode, shared, subscriberId };
}

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
    devices: row.devices ?? 'ANY',
    maxHeight: row.max_height,
    familySeats: familySeats(standing, now),
    familyDue: status === 'SUSPENDED' && (row.family_seats ?? 0) > 0,
    familyEndsOn: familyEnd(standing, now)?.toISOString() ?? null,
  };
}
