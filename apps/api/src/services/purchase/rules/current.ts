import type { SubscriptionRow } from '../store/tables.ts';

/** The subscription that an account still has: not one that was canceled and has run out. */
export function currentSubscription(
  row: SubscriptionRow | undefined,
  now: number,
): SubscriptionRow | null {
  if (!row) return null;
  return row.status === 'CANCELED' && row.expires_at.getTime() <= now ? null : row;
}
