import type { OwnedSubscription } from './standing.ts';

export const NOW = Date.UTC(2026, 10, 20);
export const DAY = 86_400_000;
export const inDays = (days: number) => new Date(NOW + days * DAY);

/** Sizes of the plans of the demo. */
export const SIZES = {
  MOBILE: { streams: 1, family_seats: 0 },
  SOLO: { streams: 2, family_seats: 0 },
  FAMILY: { streams: 4, family_seats: 4 },
} as const;

/** An active monthly subscription by PayPal, paid until in ten days. */
export function owned(
  plan: keyof typeof SIZES,
  patch: Partial<OwnedSubscription> = {},
): OwnedSubscription {
  const status = patch.status ?? 'ACTIVE';
  return {
    id: 'own',
    subscription_code: 's',
    plan_code: plan,
    period_code: 'MONTHLY',
    status,
    gateway_code: 'PAYPAL',
    gateway_subs_id: 'g',
    amount: 499,
    currency: 'USD',
    starts_at: inDays(-20),
    expires_at: inDays(10),
    failed_at: null,
    suspended_at: status === 'SUSPENDED' ? inDays(-1) : null,
    canceled_at: status === 'CANCELED' ? inDays(-1) : null,
    created_at: inDays(-20),
    features: [],
    devices: 'ANY',
    max_height: null,
    ...SIZES[plan],
    ...patch,
  };
}
