import { Refusal } from '@kandil/contract';
import type { Args } from '@kandil/contract';
import type { chargebackEnter } from '@kandil/contract/control/purchase';
import { isUniqueViolation } from '../../../platform/database/faults.ts';
import { exactNumber } from '../rules/withdrawal.ts';
import { refundFault } from '../rules/refund.ts';
import { notesOf } from '../store/receipt-list.ts';
import { receiptByNumber } from '../store/receipts.ts';
import { insertChargeback, reversalOf } from '../store/reversals.ts';
import { lockCharge } from '../store/subscriptions.ts';
import type { Executor, ReceiptRow } from '../store/tables.ts';
import type { PurchaseWorld } from '../world.ts';
import { bookReversal } from './book-reversal.ts';

/**
 * Books a chargeback that the gateway does not report, as its report would be. The day begins at midnight UTC; a day in
 * the future is refused.
 * @returns the receipt, and its credit note
 * @throws Refusal NOT_FOUND, REFUND_NOTE, REFUND_LEFT, CHARGEBACK_KNOWN, INVALID_INPUT
 */
export async function enterChargeback(
  trx: Executor,
  world: PurchaseWorld,
  { number, amount, day, reason, staffId }: Args<typeof chargebackEnter> & { staffId: string },
): Promise<{ receipt: ReceiptRow; note: ReceiptRow | undefined }> {
  const printed = exactNumber(number);
  const first = await receiptByNumber(trx, printed);
  if (!first) throw new Refusal('NOT_FOUND');
  await lockCharge(trx, first.gateway_code, first.charge_id);
  const receipt = (await receiptByNumber(trx, printed)) ?? first;
  // What was withdrawn from can be charged back all the same.
  const fault = refundFault(receipt, amount, false);
  const reported = await reversalOf(trx, receipt.gateway_code, receipt.charge_id);
  if (receipt.kind === 'RECEIPT' && reported?.kind === 'CHARGEBACK')
    throw new Refusal('CHARGEBACK_KNOWN');
  if (fault) throw new Refusal(fault);
  const at = new Date(`${day}T00:00:00Z`);
  const isBefore = at.getTime() + 86_400_000 <= receipt.charged_at.getTime();
  if (isBefore || at.getTime() > world.now())
    throw new Refusal('INVALID_INPUT', { fields: { day: 'INVALID_INPUT' } });
  await insertChargeback(trx, {
    receipt_id: receipt.id,
    amount,
    day,
    reason,
    entered_by: staffId,
    entered_at: new Date(world.now()),
  }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'chargeback_pkey')) throw new Refusal('CHARGEBACK_KNOWN');
    throw error;
  });
  await bookReversal(trx, world, {
    gatewayCode: receipt.gateway_code,
    chargeId: receipt.charge_id,
    kind: 'CHARGEBACK',
    refunded: receipt.refunded + amount,
    at: new Date(Math.max(at.getTime(), receipt.charged_at.getTime())).toISOString(),
  });
  return { receipt, note: (await notesOf(trx, receipt.id)).at(-1) };
}
