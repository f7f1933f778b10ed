import type { Data } from '@kandil/contract';
import type { receipts } from '@kandil/contract/control/purchase';
import type { ReceiptRow } from '../store/tables.ts';
import { type Plans, staffPeriod, staffTitle } from './person.ts';
import { receiptNumber } from './receipt.ts';

type Line = Data<typeof receipts>['receipts'][number];

/** A receipt as lists of the control room show it. */
export const presentLine = (row: ReceiptRow, plans: Plans): Line => ({
  number: receiptNumber(row),
  kind: row.kind,
  issuedAt: row.issued_at.toISOString(),
  gatewayCode: row.gateway_code,
  country: row.country,
  amount: { amount: row.amount, currency: row.currency },
  refunded: row.refunded,
  status: row.status,
  planTitle: staffTitle(row.plan_code, plans),
  periodTitle: staffPeriod(row.period_code),
  accountId: row.user_id,
});
