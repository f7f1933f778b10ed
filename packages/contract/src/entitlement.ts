import type { Refusal } from './errors.ts';

/** What a subscription opens: everything, or the flow that leads to a plan or to paying for it (STATE-41). */
export type Entitlement = 'ALLOWED' | Extract<Refusal['code'], 'PACKAGES' | 'PACKAGES_SUSPENDED'>;

export interface PaidPeriod {
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * What a subscription opens at a moment (SPEC-D44): a paid period that has not ended counts, canceled or not; a
 * suspended subscription must be paid first.
 * @param subscription the one that counts for the account, its own or its family's; null when there is none
 * @param now milliseconds since 1970
 */
export function entitlementOf(subscription: PaidPeriod | null, now: number): Entitlement {
  if (subscription?.status === 'SUSPENDED') return 'PACKAGES_SUSPENDED';
  return subscription && subscription.expiresAt > now ? 'ALLOWED' : 'PACKAGES';
}
