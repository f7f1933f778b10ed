import type { Data } from '@kandil/contract';
import type { receipts } from '@kandil/contract/control/purchase';
import type { ReceiptRow } from '../store/tables.ts';
import { receiptNumber } from './receipt.ts';

const HIDDEN = '•••';

/** `Amina Yusuf` is `A••• Y•••`: enough to compare with what somebody says. Null for a blank name. */
export function maskedName(name: string): string | null {
  const words = name.trim().split(/\s+/v).filter(Boolean);
  const masked = words.map((word) => `${[...word][0]}${HIDDEN}`).join(' ');
  return masked || null;
}

/** `amina@kandil.test` is `a•••@kandil.test`. */
export function maskedMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${[...mail][0]}${HIDDEN}${mail.slice(at)}`;
}

type Line = Data<typeof receipts>['receipts'][number];

/** A receipt as lists of the control room show it. */
export const presentLine = (row: ReceiptRow): Line => ({
  number: receiptNumber(row),
  kind: row.kind,
  issuedAt: row.issued_at.toISOString(),
  gatewayCode: row.gateway_code,
  country: row.country,
  amount: { amount: row.amount, currency: row.currency },
  refunded: row.refunded,
  status: row.status,
  planCode: row.plan_code,
  periodCode: row.period_code,
  accountId: row.user_id,
});
