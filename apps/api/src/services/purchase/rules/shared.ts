import { planBy } from './plans.ts';
import type { SubscriptionRow } from '../store/tables.ts';

/** Paid and going to renew: a canceled subscription is for its owner alone until it ends. */
function isActive(row: SubscriptionRow, now: number): boolean {
  return row.status === 'ACTIVE' && row.expires_at.getTime() > now;
}

/** How many people a subscription can be shared with now; 0 unless it is an active family plan (SPEC-D22). */
export function familySeats(row: SubscriptionRow, now: number): number {
  return isActive(row, now) ? (planBy(row.plan_code)?.familySeats ?? 0) : 0;
}

/**
 * The subscription that applies to an account: its own active one, so that payers see what they pay for; else the one
 * its family shares; else its own, whatever its state.
 * @param family the subscription of the owner of the account's family
 */
export function countingSubscription(
  own: SubscriptionRow | undefined,
  family: SubscriptionRow | undefined,
  now: number,
): SubscriptionRow | undefined {
  if (own && isActive(own, now)) return own;
  return family && familySeats(family, now) > 0 ? family : own;
}
