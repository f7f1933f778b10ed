import type { GatewayCode } from '@kandil/contract/payment';
import type { GatewaySubscription } from './gateway-facts.ts';

interface BookingState {
  outcome: string | null;
  refunded: number;
  reported_refunded: number;
}

interface WatchedPayment {
  gateway_code: GatewayCode;
  failure_at: Date | null;
  cancel_requested_at: Date | null;
}

/** Whether our ledger has everything that a gateway's records show; `charges` by gateway and id. */
export function isBooked(
  { status, charges, failure }: GatewaySubscription,
  { gateway_code: code, failure_at, cancel_requested_at }: WatchedPayment,
  booked: ReadonlyMap<string, BookingState>,
): boolean {
  if (status === 'ENDED' || status === 'APPROVED' || cancel_requested_at) return false;
  if (failure && failure.at.getTime() !== failure_at?.getTime()) return false;
  return charges.every(({ chargeId, refunded }) => {
    const row = booked.get(`${code} ${chargeId}`);
    if (!row?.outcome) return false;
    return (
      row.refunded >= refunded && (row.outcome === 'SURPLUS' || row.reported_refunded >= refunded)
    );
  });
}
