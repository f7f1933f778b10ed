import type { Queue } from '../../../platform/queue/index.ts';
import { sendMail } from '../jobs/jobs.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';

type Payload = ReturnType<typeof sendMail.payload.parse>;
type Mail = Pick<Payload, 'key' | 'notice'> &
  Partial<Pick<Payload, 'amount' | 'before' | 'date' | 'number' | 'noticeId' | 'zone'>>;

/** Queues a mail about a subscription in the caller's transaction; none for a deleted account. */
export async function mailOwner(
  trx: Executor,
  { queue }: { queue: Pick<Queue, 'enqueue'> },
  { user_id: userId, plan_code: planCode, period_code: periodCode }: SubscriptionRow,
  { amount = null, date = null, number = null, ...mail }: Mail,
): Promise<void> {
  if (userId === null) return;
  const about = { userId, planCode, periodCode, amount, date, number, ...mail };
  await queue.enqueue(trx, sendMail, about, { key: mail.key });
}
