import { unwindAtGateway as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { workOffRequested } from '../jobs/jobs.ts';
import { requestRefund } from '../store/charges.ts';
import { requestCancel } from '../store/subscriptions.ts';
import type { PaymentWorld } from '../world.ts';

/** Records what is requested; the jobs ask the gateway, and tell purchase what went back. */
export const unwindAtGateway = handle<PaymentWorld, typeof call>(call, async ({ input, world }) => {
  const { gatewayCode, gatewaySubsId, refunds, reason } = input;
  const at = { gatewayCode, gatewaySubsId };
  const now = new Date(world.now());
  await transaction(world.db, async (trx) => {
    await requestCancel(trx, at, now);
    for (const { key, chargeId, amount, currency } of refunds)
      await requestRefund(trx, {
        gateway_code: gatewayCode,
        key,
        charge_id: chargeId,
        gateway_subs_id: gatewaySubsId,
        amount,
        currency,
        reason,
        requested_at: now,
      });
    await world.queue.enqueue(trx, workOffRequested, at);
  });
  return { data: null };
});
