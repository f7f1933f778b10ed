import { cancelSubscription } from '../jobs/jobs.ts';
import { updateSubscription } from '../store/subscriptions.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { endedAt } from './end.ts';

/**
 * Ends access at once after a refund or chargeback. A job cancels the subscription at the gateway, which would otherwise
 * charge again; access does not wait for that.
 */
export async function endAccess(
  trx: Executor,
  { queue }: Pick<PurchaseWorld, 'queue'>,
  row: SubscriptionRow,
  at: Date,
): Promise<void> {
  await updateSubscription(trx, row.id, endedAt(row, at));
  const subscriptionId = row.id;
  await queue.enqueue(trx, cancelSubscription, { subscriptionId }, { key: `${row.id} ended` });
}
