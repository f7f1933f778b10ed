import { purchaseForget as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { releaseReceipts } from '../store/receipts.ts';
import { endSubscription } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** One transaction, so that no subscription is left without its account. */
export const forgetAccount = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { userId }, world }) => {
    await transaction(world.db, async (trx) => {
      await endSubscription(trx, userId);
      await releaseReceipts(trx, userId);
    });
    return { data: null };
  },
);
