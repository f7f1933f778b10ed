import type { Receipt } from '@kandil/contract/purchase';
import type { MessageKey, Translate } from '@kandil/i18n';
import type { PlanRow, ReceiptRow } from '../store/tables.ts';
import { periodTitle, planTitle } from './titles.ts';

/** The number as it is printed: `KND-00000042`. The number alone is unique. */
export const receiptNumber = ({ prefix, number }: { prefix: string; number: number }): string =>
  `${prefix}-${String(number).padStart(8, '0')}`;

/**
 * @param buyer the account's present name, for receipts without a stored one
 * @param plans every plan by code
 */
export function presentReceipt(
  row: ReceiptRow,
  { buyer, plans }: { buyer: string; plans: ReadonlyMap<string, PlanRow> },
  words: Translate<MessageKey>,
  language: string,
): Receipt {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    id: row.id,
    number: receiptNumber(row),
    kind: row.kind,
    date: row.issued_at.toISOString(),
    planTitle: planTitle(plans.get(row.plan_code), row.plan_code, words, language),
    periodTitle: periodTitle(row.period_code, words),
    from: row.period_from.toISOString(),
    to: row.period_to.toISOString(),
    gatewayCode: row.gateway_code,
    amount: money(row.amount),
    net: money(row.net),
    tax: money(row.tax),
    taxRate: row.tax_rate / 100,
    countryCode: row.country,
    status: row.status,
    givingShare: money(row.giving_share),
    buyer: row.buyer_name ?? buyer,
    seller: row.seller,
  };
}
