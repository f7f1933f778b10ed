import type { Queue, QueueEntry } from '../../../platform/queue/index.ts';
import { sendMail } from '../jobs/jobs.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';

type Payload = ReturnType<typeof sendMail.payload.parse>;
type Mail = Pick<Payload, 'key' | 'notice'> &
  Partial<Pick<Payload, 'amount' | 'before' | 'date' | 'number' | 'noticeId' | 'zone'>>;

/** A mail about a subscription, for the queue; none for a deleted account. */
export function ownerMail(
  { user_id: userId, plan_code: planCode, period_code: periodCode }: SubscriptionRow,
  { amount = null, date = null, number = null, ...mail }: Mail,
): QueueEntry<Payload>[] {
  if (userId === null) return [];
  const payload = { userId, planCode, periodCode, amount, date, number, ...mail };
  return [{ payload, key: mail.key }];
}

/** Queues a mail about a subscription in the caller's transaction; none for a deleted account. */
export const mailOwner = (
  trx: Executor,
  { queue }: { queue: Pick<Queue, 'enqueueAll'> },
  row: SubscriptionRow,
  mail: Mail,
): Promise<void> => queue.enqueueAll(trx, sendMail, ownerMail(row, mail));
