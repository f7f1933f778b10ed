import { purchaseForget as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { forget } from '../store/forgotten.ts';
import { releaseReceipts } from '../store/receipts.ts';
import { lockOwner } from '../store/subscriptions.ts';
import { releaseWithdrawals } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';

/** One transaction, so that nothing is booked for a deleted account. The payment service cancels at the gateways. */
export const forgetAccount = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId, buyer }, world }) => {
    await transaction(world.db, async (trx) => {
      await lockOwner(trx, userId);
      await forget(trx, userId, new Date(world.now()));
      await releaseReceipts(trx, userId, buyer);
      await releaseWithdrawals(trx, userId);
    });
    return { data: null };
  },
);
