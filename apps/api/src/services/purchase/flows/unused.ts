import { unusedPart } from '../rules/unused.ts';
import { receiptsOfSubscription } from '../store/receipts.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';

export interface UnusedTime {
  chargeId: string;
  /** Minor units of the subscription's currency. */
  amount: number;
}

/** What comes back of a subscription that ends now: its unused whole days, of their charge; null if nothing does. */
export async function unusedOf(
  db: Executor,
  { id, ended_at }: Pick<SubscriptionRow, 'id' | 'ended_at'>,
  now: Date,
): Promise<UnusedTime | null> {
  if (ended_at !== null) return null;
  const receipts = await receiptsOfSubscription(db, id);
  const current = receipts.find(
    ({ status, period_from: from, period_to: to }) => status === 'PAID' && from <= now && now < to,
  );
  const amount = current ? unusedPart(current, now.getTime()) : 0;
  return current && amount > 0 ? { chargeId: current.charge_id, amount } : null;
}
