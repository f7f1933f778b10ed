import type { Data } from '@kandil/contract';
import type { refundOrder } from '@kandil/contract/control/purchase';
import { WAIT_MS } from '../rules/refund.ts';
import type { OrderRow } from '../store/refund-orders.ts';
import { receiptNumber } from './receipt.ts';

type Order = Data<typeof refundOrder>;

function stateOf(
  { closed, done_at, waiting, ordered_at, failed_at }: OrderRow,
  now: number,
): Order['state'] {
  if (closed) return closed;
  if (done_at) return 'DONE';
  if (!waiting) return failed_at ? 'FAILED' : 'AT_GATEWAY';
  return ordered_at.getTime() + WAIT_MS < now ? 'EXPIRED' : 'WAITING';
}

/** @param names of the staff by id */
export function presentOrder(
  row: OrderRow,
  names: Readonly<Record<string, string>>,
  now: number,
): Order {
  const state = stateOf(row, now);
  const nameOf = (id: string) => names[id] ?? id.slice(0, 8);
  return {
    id: row.id,
    number: receiptNumber(row),
    amount: { amount: row.amount, currency: row.currency },
    reason: row.reason,
    state,
    orderedAt: row.ordered_at.toISOString(),
    orderedBy: {
      id: row.ordered_by,
      name: row.ordered_by === null ? row.operator : nameOf(row.ordered_by),
    },
    approvedBy: row.approved_by === null ? null : nameOf(row.approved_by),
    waitsUntil:
      state === 'WAITING' ? new Date(row.ordered_at.getTime() + WAIT_MS).toISOString() : null,
    doneAt: row.done_at?.toISOString() ?? null,
    failure:
      state === 'FAILED' && row.failed_at && row.failure
        ? { kind: row.failure, words: row.failure_text, at: row.failed_at.toISOString() }
        : null,
    closeReason: row.close_reason,
  };
}
