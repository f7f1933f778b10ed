import type { Input } from '@kandil/contract';
import type { reversed } from '@kandil/contract/internal';
import { receiptOfCharge } from '../store/receipts.ts';
import { recordReversal } from '../store/reversals.ts';
import { lockCharge, lockOwner } from '../store/subscriptions.ts';
import type { Executor } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { applyReversal } from './reverse.ts';

/** Records how much of a charge went back in all, and books it if the charge is booked. */
export async function bookReversal(
  trx: Executor,
  world: PurchaseWorld,
  { gatewayCode, chargeId, kind, refunded, at }: Input<typeof reversed>,
): Promise<void> {
  if (refunded <= 0) return;
  await lockCharge(trx, gatewayCode, chargeId);
  const known = await receiptOfCharge(trx, gatewayCode, chargeId);
  if (known) await lockOwner(trx, known.user_id ?? known.subscription_id ?? known.id);
  const reversal = await recordReversal(trx, {
    gateway_code: gatewayCode,
    charge_id: chargeId,
    kind,
    refunded,
    at: new Date(at),
  });
  const receipt = known && (await receiptOfCharge(trx, gatewayCode, chargeId));
  if (receipt) await applyReversal(trx, world, receipt, reversal);
}
