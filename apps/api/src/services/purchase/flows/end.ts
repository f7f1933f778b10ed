import { mailOwner } from './mail-owner.ts';
import { priceFrom } from '../rules/raise.ts';
import { DAY, GRACE_DAYS } from '../rules/standing.ts';
import { lockOwner, subscriptionById, updateSubscription } from '../store/subscriptions.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

type Books = Pick<PurchaseWorld, 'queue'>;

/** The days of grace are over. A payment that was booked meanwhile keeps the subscription active. */
export async function suspend(trx: Executor, world: Books, id: string, now: Date): Promise<void> {
  const known = await subscriptionById(trx, id);
  await lockOwner(trx, known?.user_id ?? id);
  const row = await subscriptionById(trx, id);
  if (row?.status !== 'ACTIVE') return;
  const unpaidSince = row.failed_at ?? row.expires_at;
  const graceBefore = now.getTime() - GRACE_DAYS * DAY;
  if (Math.min(unpaidSince.getTime(), row.expires_at.getTime()) > graceBefore) return;
  await updateSubscription(trx, id, { status: 'SUSPENDED', suspended_at: now });
  await mailOwner(trx, world, row, {
    key: `suspended ${id} ${row.expires_at.toISOString()}`,
    notice: 'SUSPENDED',
    amount: { amount: priceFrom(row, row.expires_at), currency: row.currency },
  });
}

/** The gateway charges no more: canceled, with access until the period ends, and a mail. */
export async function cancelLive(
  trx: Executor,
  world: Books,
  row: SubscriptionRow,
  at: Date,
): Promise<void> {
  await updateSubscription(trx, row.id, { status: 'CANCELED', canceled_at: at });
  await mailOwner(trx, world, row, {
    key: `canceled ${row.id}`,
    notice: 'CANCELED',
    date: row.expires_at.toISOString(),
  });
}

/** What a subscription becomes when its access ends at a moment. */
export const endedAt = (row: SubscriptionRow, at: Date) => ({
  status: 'CANCELED' as const,
  canceled_at: row.canceled_at ?? at,
  ended_at: at,
  expires_at: row.expires_at < at ? row.expires_at : at,
});
