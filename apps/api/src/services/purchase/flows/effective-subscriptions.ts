import type { EffectiveSubscription } from '@kandil/contract/internal';
import { openedBy, usesOf } from '../rules/grants.ts';
import {
  countingSubscription,
  familyEnd,
  familySeats,
  type Opening,
  standingOf,
} from '../rules/standing.ts';
import { accessRowsOf } from '../store/access.ts';
import type { PurchaseWorld } from '../world.ts';

interface AskedAccount {
  userId: string;
  /** The owner of the account's family, who may share a subscription. */
  familyOwnerId: string | null;
}

/**
 * The subscription or grant that counts for each account, in one query; null for one that never had any. Ended ones are
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
  const rows = await accessRowsOf(db, [...ids]);
  const standing = (id: string | null) => {
    const { subscriptions, grants } = (id && rows.get(id)) || NOTHING;
    return openedBy(standingOf(subscriptions, now), usesOf(subscriptions, grants), now);
  };
  return accounts.map((account) =>
    effective(account, standing(account.userId), standing(account.familyOwnerId), now),
  );
}

const NOTHING = { subscriptions: [], grants: [] };

function effective(
  { userId, familyOwnerId }: AskedAccount,
  own: Opening | null,
  family: Opening | null,
  now: number,
): EffectiveSubscription {
  const standing = countingSubscription(own, family, now);
  if (!standing) return null;
  const subscriberId = standing === own ? userId : (familyOwnerId ?? userId);
  const shared = subscriberId !== userId;
  const { subscriptionCode, ...data } = present(standing, now);
  return { ...data, subscriptionCode: shared ? '' : subscriptionCode, shared, subscriberId };
}

function present(standing: Opening, now: number) {
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
