import { bookedMoney as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { receiptNumber } from '../present/receipt.ts';
import { receiptsByCharge } from '../store/receipt-list.ts';
import type { ReceiptRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';

/** Lines of a page. */
const PAGE = 2000;

function kindOf({ kind, status }: ReceiptRow): 'CHARGE' | 'REFUND' | 'CHARGEBACK' {
  if (kind === 'RECEIPT') return 'CHARGE';
  return status === 'CHARGED_BACK' ? 'CHARGEBACK' : 'REFUND';
}

export const bookedMoney = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { gatewayCode, from, until, after }, world: { db } }) => {
    const place = after && { charged_at: new Date(after.at), number: after.number };
    const span = { gatewayCode, from: new Date(from), until: new Date(until), after: place };
    const rows = await receiptsByCharge(db, span, PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: {
        lines: shown.map((row) => ({
          number: receiptNumber(row),
          kind: kindOf(row),
          chargeId: row.charge_id,
          amount: Math.abs(row.amount),
          currency: row.currency,
          at: row.charged_at.toISOString(),
        })),
        next: last ? { at: last.charged_at.toISOString(), number: last.number } : null,
      },
    };
  },
);
