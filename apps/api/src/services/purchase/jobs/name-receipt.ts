import { payerOf } from '@kandil/contract/internal';
import * as z from 'zod/mini';
import { defineJob, handle, type Handler } from '../../../platform/queue/index.ts';
import { nameReceipt } from '../store/receipts.ts';
import type { PurchaseWorld } from '../world.ts';

/**
 * Stores the customer's name with a receipt, as the account has it now. A job of the booking's transaction: a payment is
 * booked also while the auth service, which knows the name, does not answer.
 */
export const nameReceiptJob = defineJob(
  'purchase.name-receipt',
  z.object({ receiptId: z.uuid(), userId: z.uuid() }),
);

export function nameReceiptHandler({ db, internal }: PurchaseWorld): Handler {
  return handle(nameReceiptJob, async ({ receiptId, userId }) => {
    const { fullName } = await internal(payerOf, { userId, timeZone: null });
    if (fullName !== '') await nameReceipt(db, { receiptId, userId }, fullName);
  });
}
