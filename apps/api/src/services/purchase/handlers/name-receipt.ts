import { payerOf } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { nameReceipt } from '../jobs/jobs.ts';
import { storeBuyerName } from '../store/receipts.ts';
import type { PurchaseWorld } from '../world.ts';

/** The name that the account has now. */
export function nameReceiptHandler({ db, internal }: PurchaseWorld): Handler {
  return handle(nameReceipt, async ({ receiptId, userId }) => {
    const { fullName } = await internal(payerOf, { userId, timeZone: null });
    if (fullName !== '') await storeBuyerName(db, { receiptId, userId }, fullName);
  });
}
