import { unwindAtGateway } from '@kandil/contract/internal';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { paymentsLeft } from '../rules/withdrawal.ts';
import { receiptsOfSubscription } from '../store/receipts.ts';
import { subscriptionById } from '../store/subscriptions.ts';
import { setReported, withdrawalById } from '../store/withdrawals.ts';
import type { PurchaseWorld } from '../world.ts';
import { unwind } from '../jobs/jobs.ts';

/** Hands a withdrawal to the payment service, which cancels and gives back. */
export function unwindHandler(world: PurchaseWorld): Handler {
  return handle(unwind, async ({ withdrawalId }) => {
    const withdrawal = await withdrawalById(world.db, withdrawalId);
    if (!withdrawal?.confirmed_at || withdrawal.reported_at !== null) return;
    const row = await subscriptionById(world.db, withdrawal.subscription_id ?? '');
    if (!row) return;
    const receipts = await receiptsOfSubscription(world.db, row.id);
    await world.internal(unwindAtGateway, {
      gatewayCode: row.gateway_code,
      gatewaySubsId: row.gateway_subs_id,
      refunds: paymentsLeft({ receipts }).map((payment) => ({
        ...payment,
        key: `withdrawal ${payment.chargeId}`,
      })),
      reason: 'withdrawal',
    });
    await setReported(world.db, withdrawalId, new Date(world.now()));
    world.log.info({ withdrawalId, subscription: row.id }, 'withdrawn');
  });
}
