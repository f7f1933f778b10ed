import { DAY } from './standing.ts';

/** An order that waits for a second person expires after this long. */
export const WAIT_MS = 7 * DAY;

/** Waiting orders from before this moment have expired. */
export const waitsSince = (now: number): Date => new Date(now - WAIT_MS);

export type RefundFault = 'REFUND_LEFT' | 'REFUND_NOTE' | 'REFUND_WITHDRAWN';

/** Minor units. */
interface Refundable {
  kind: 'RECEIPT' | 'CREDIT_NOTE';
  amount: number;
  refunded: number;
}

/**
 * Why an amount of a receipt cannot be given back; null if it can.
 * @param amount minor units; null: all that is left
 * @param isWithdrawn the buyer withdrew, so that all of it goes back already
 */
export function refundFault(
  { kind, amount: paid, refunded }: Refundable,
  amount: number | null,
  isWithdrawn: boolean,
): RefundFault | null {
  const left = paid - refunded;
  const back = amount ?? left;
  if (kind !== 'RECEIPT') return 'REFUND_NOTE';
  if (back <= 0 || back > left) return 'REFUND_LEFT';
  return isWithdrawn ? 'REFUND_WITHDRAWN' : null;
}

/**
 * The key of an order at its gateway, which makes a refund of the same key once. After a refusal, which has no effect, a try
 * is another request: some gateways answer the same key with the same refusal.
 */
export const refundKey = ({ id, refusals }: { id: string; refusals: number }): string =>
  refusals === 0 ? `refund ${id}` : `refund ${id} ${refusals}`;
