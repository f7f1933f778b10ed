import { decimalOf } from '@kandil/contract/currency';
import { csvText } from '../rules/csv.ts';
import type { ReceiptRow } from '../store/tables.ts';
import { receiptNumber } from './receipt.ts';

/** UTF-8 says so by its first bytes, or spreadsheets take it for another encoding. */
const BOM = '\uFEFF';
const HEADER =
  'number,kind,corrects,issued_at,charged_at,plan,period,period_from,period_to,gateway,charge_id,country,currency,' +
  'gross,net,tax,tax_percent,giving_share,status';

/** The beginning of the file. */
export const MONTH_HEADER = `${BOM}${HEADER}\r\n`;

const day = (at: Date) => at.toISOString().slice(0, 10);

/** A receipt or credit note as a line. It names no person. */
export function monthLine(row: ReceiptRow & { corrected: string | null }): string {
  const amount = (minor: number) => decimalOf(minor, row.currency);
  const texts = [
    receiptNumber(row),
    row.kind,
    row.corrected ?? '',
    row.issued_at.toISOString(),
    row.charged_at.toISOString(),
    row.plan_code,
    row.period_code,
    day(row.period_from),
    day(row.period_to),
    row.gateway_code,
    row.charge_id,
    row.country,
    row.currency,
  ].map(csvText);
  const numbers = [
    amount(row.amount),
    amount(row.net),
    amount(row.tax),
    (row.tax_rate / 100).toFixed(2),
    amount(row.giving_share),
  ];
  return `${[...texts, ...numbers, row.status].join(',')}\r\n`;
}
