import type { SubscriptionRow } from '../store/tables.ts';

/** An account's subscription; null if it was canceled and has expired. */
export function currentSubscription(
  row: SubscriptionRow | undefined,
  now: number,
): SubscriptionRow | null {
  if (!row) return null;
  return row.status === 'CANCELED' && row.expires_at.getTime() <= now ? null : row;
}
