import { planBy } from './plans.ts';
import type { SubscriptionRow } from '../store/tables.ts';

/** Paid for, and to go on: what is canceled is its owner's alone until it ends. */
function isActive(row: SubscriptionRow, now: number): boolean {
  return row.status === 'ACTIVE' && row.expires_at.getTime() > now;
}

/** People a subscription may be shared with now; none unless it is active and of a family plan (SPEC-D22). */
export function familySeats(row: SubscriptionRow, now: number): number {
  return isActive(row, now) ? (planBy(row.plan_code)?.familySeats ?? 0) : 0;
}

/**
 * The subscription that counts for an account. An active one of its own comes first, so that whoever pays sees what
 * they pay; then the one its family shares; then what is left of its own.
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
