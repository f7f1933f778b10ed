import type { Refusal } from './errors.ts';

/** Entitlement of a subscription: full access, or the flow to a plan or its payment (STATE-41). */
export type Entitlement = 'ALLOWED' | Extract<Refusal['code'], 'PACKAGES' | 'PACKAGES_SUSPENDED'>;

export interface PaidPeriod {
  status: 'ACTIVE' | 'SUSPENDED' | 'CANCELED';
  /** End of access, milliseconds since 1970: the period's, and three days of grace while it renews. */
  expiresAt: number;
}

/**
 * The entitlement of a subscription at a moment (SPEC-D44): a paid period that has not ended counts, canceled or not; a
 * suspended subscription must be paid first.
 * @param subscription the effective one of the account, its own or its family's; null if there is none
 * @param now milliseconds since 1970
 */
export function entitlementOf(subscription: PaidPeriod | null, now: number): Entitlement {
  if (subscription?.status === 'SUSPENDED') return 'PACKAGES_SUSPENDED';
  return subscription && subscription.expiresAt > now ? 'ALLOWED' : 'PACKAGES';
}
