import { renewalFailed as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { mailOwner } from '../flows/mail-owner.ts';
import { DAY, GRACE_DAYS } from '../rules/standing.ts';
import { receiptsOfSubscription } from '../store/receipts.ts';
import { lockOwner, subscriptionAt, updateSubscription } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';

/** A failure that is older than a payment is over. */
export const renewalFailed = handle<PurchaseWorld, typeof call>(call, async ({ input, world }) => {
  const at = new Date(input.at);
  await transaction(world.db, async (trx) => {
    const known = await subscriptionAt(trx, input);
    if (!known) return;
    await lockOwner(trx, known.user_id ?? known.id);
    const row = await subscriptionAt(trx, input);
    if (row?.status !== 'ACTIVE' || row.failed_at !== null) return;
    const receipts = await receiptsOfSubscription(trx, row.id);
    if (receipts.some(({ charged_at }) => charged_at >= at)) return;
    await updateSubscription(trx, row.id, { failed_at: at });
    await mailOwner(trx, world, row, {
      key: `failed ${row.id} ${row.expires_at.toISOString()}`,
      notice: 'RENEWAL_FAILED',
      amount: { amount: row.amount, currency: row.currency },
      date: new Date(
        Math.max(at.getTime(), row.expires_at.getTime()) + GRACE_DAYS * DAY,
      ).toISOString(),
    });
  });
  return { data: null };
});
