import type { Queue } from '../../../platform/queue/index.ts';
import { isLastPeriod, needsAgreement } from '../rules/raise.ts';
import { type NoticeRow, openNotice } from '../store/price-notices.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import { mailOwner } from './mail-owner.ts';

/** Whether the owner of a subscription may agree to its higher price now: at its gateway, for the next period. */
export async function mayAgreeTo(
  db: Executor,
  row: Pick<SubscriptionRow, 'id' | 'gateway_code' | 'expires_at'> | undefined,
): Promise<boolean> {
  if (!row || !needsAgreement(row.gateway_code)) return false;
  const notice = await openNotice(db, row.id);
  return notice?.state === 'REPORTED' && isLastPeriod(row, notice);
}

type Mails = { queue: Pick<Queue, 'enqueue'> };

/** Tells the owner of a higher price; purchase is informed of what became of the mail. */
export function mailRaise(
  trx: Executor,
  world: Mails,
  row: SubscriptionRow,
  notice: NoticeRow,
): Promise<void> {
  const { id, amount, old_amount: before, currency, applies_from: from } = notice;
  return mailOwner(trx, world, row, {
    key: `price ${id}`,
    notice: needsAgreement(row.gateway_code) ? 'PRICE_AGREE' : 'PRICE_RAISE',
    amount: { amount, currency },
    before: { amount: before, currency },
    date: from.toISOString(),
    noticeId: id,
  });
}

/** Reminds the owner to agree, before the plan ends with its period. */
export function mailReminder(
  trx: Executor,
  world: Mails,
  row: SubscriptionRow,
  { id, amount, old_amount: before, currency }: NoticeRow,
): Promise<void> {
  return mailOwner(trx, world, row, {
    key: `price agree ${id}`,
    notice: 'PRICE_AGREE_SOON',
    amount: { amount, currency },
    before: { amount: before, currency },
    date: row.expires_at.toISOString(),
  });
}

/** Tells the owner that the old price stays; one who canceled pays none. */
export async function mailStopped(
  trx: Executor,
  world: Mails,
  row: SubscriptionRow,
  { id, old_amount: amount, currency }: NoticeRow,
): Promise<void> {
  if (row.status === 'CANCELED') return;
  await mailOwner(trx, world, row, {
    key: `price stopped ${id}`,
    notice: 'PRICE_STOPPED',
    amount: { amount, currency },
  });
}
