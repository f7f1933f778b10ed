import { mailAccount, MONEY_NOTICES } from '@kandil/contract/internal';
import { money } from '@kandil/contract/purchase';
import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

const letter = z.object({
  userId: z.uuid(),
  key: z.string(),
  notice: z.enum(MONEY_NOTICES),
  planCode: z.string(),
  periodCode: z.string(),
  amount: z.nullable(money),
  date: z.nullable(z.string()),
  number: z.nullable(z.string()),
  zone: z.optional(z.nullable(z.string())),
});

/** Has the auth service mail an account; the same key is mailed once. */
export const sendMail = defineJob('purchase.send-mail', letter);

export function sendMailHandler({ internal }: PurchaseWorld): Handler {
  return handle(sendMail, (mail) => internal(mailAccount, mail));
}

type Mail = Pick<z.output<typeof letter>, 'key' | 'notice'> &
  Partial<Pick<z.output<typeof letter>, 'amount' | 'date' | 'number' | 'zone'>>;

/** Queues a mail about a subscription in the caller's transaction; none for a deleted account. */
export async function mailOwner(
  trx: Executor,
  { queue }: Pick<PurchaseWorld, 'queue'>,
  { user_id: userId, plan_code: planCode, period_code: periodCode }: SubscriptionRow,
  { amount = null, date = null, number = null, ...mail }: Mail,
): Promise<void> {
  if (userId === null) return;
  const about = { userId, planCode, periodCode, amount, date, number, ...mail };
  await queue.enqueue(trx, sendMail, about, { key: mail.key });
}
