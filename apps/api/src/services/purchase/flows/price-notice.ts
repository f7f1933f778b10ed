import { isLastPeriod, needsAgreement } from '../rules/raise.ts';
import { type NoticeRow, openNotice } from '../store/price-notices.ts';
import type { Executor, SubscriptionRow } from '../store/tables.ts';
import { ownerMail } from './mail-owner.ts';

/** Whether the owner of a subscription may agree to its higher price now: at its gateway, for the next period. */
export async function mayAgreeTo(
  db: Executor,
  row: Pick<SubscriptionRow, 'id' | 'gateway_code' | 'expires_at'> | undefined,
): Promise<boolean> {
  if (!row || !needsAgreement(row.gateway_code)) return false;
  const notice = await openNotice(db, row.id);
  return notice?.state === 'REPORTED' && isLastPeriod(row, notice);
}

/** Informs the owner of a higher price; purchase is informed of what became of the mail. */
export function raiseMail(row: SubscriptionRow, notice: NoticeRow) {
  const { id, amount, old_amount: before, currency, applies_from: from } = notice;
  return ownerMail(row, {
    key: `price ${id}`,
    notice: needsAgreement(row.gateway_code) ? 'PRICE_AGREE' : 'PRICE_RAISE',
    amount: { amount, currency },
    before: { amount: before, currency },
    date: from.toISOString(),
    noticeId: id,
  });
}

/** Reminds the owner to agree, before the plan ends with its period. */
export function reminderMail(
  row: SubscriptionRow,
  { id, amount, old_amount: before, currency }: NoticeRow,
) {
  return ownerMail(row, {
    key: `price agree ${id}`,
    notice: 'PRICE_AGREE_SOON',
    amount: { amount, currency },
    before: { amount: before, currency },
    date: row.expires_at.toISOString(),
  });
}

/** Informs the owner that the old price stays; one who canceled pays none. */
export function stoppedMail(row: SubscriptionRow, { id, old_amount: amount, currency }: NoticeRow) {
  if (row.status === 'CANCELED') return [];
  return ownerMail(row, {
    key: `price stopped ${id}`,
    notice: 'PRICE_STOPPED',
    amount: { amount, currency },
  });
}
