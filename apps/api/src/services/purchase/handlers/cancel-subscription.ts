import { cancelAtGateway } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle, type Handler } from '../../../platform/queue/index.ts';
import { cancelLive } from '../flows/end.ts';
import { lockOwner, subscriptionById } from '../store/subscriptions.ts';
import type { PurchaseWorld } from '../world.ts';
import { cancelSubscription } from '../jobs/jobs.ts';

/**
 * Cancels at the gateway, and only then in our ledger. A subscription that was paid meanwhile stays; one that ended
 * already is still canceled at its gateway.
 */
export function cancelSubscriptionHandler(world: PurchaseWorld): Handler {
  return handle(cancelSubscription, async ({ subscriptionId }) => {
    const row = await subscriptionById(world.db, subscriptionId);
    if (!row || row.status === 'ACTIVE') return;
    const at = { gatewayCode: row.gateway_code, gatewaySubsId: row.gateway_subs_id };
    await world.internal(cancelAtGateway, at);
    await transaction(world.db, async (trx) => {
      await lockOwner(trx, row.user_id ?? row.id);
      const now = await subscriptionById(trx, row.id);
      if (now && now.status !== 'CANCELED')
        await cancelLive(trx, world, now, new Date(world.now()));
    });
  });
}
