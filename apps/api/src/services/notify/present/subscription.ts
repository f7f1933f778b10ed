import type { PushSubscriptionRow } from '../store/tables.ts';

/** A device with notifications, for its owner's export: its endpoint and keys are secrets. */
export const presentSubscription = (row: PushSubscriptionRow) => ({
  profileId: row.profile_id,
  pushService: new URL(row.endpoint).host,
  userAgent: row.user_agent,
  timeZone: row.zone,
  createdAt: row.created_at,
  lastSuccessAt: row.last_success_at,
});
