import { unwindAtGateway as call } from '@kandil/contract/internal';
import { transaction } from '../../../platform/database/kysely.ts';
import { handle } from '../../../platform/http/handler.ts';
import { workOffWanted } from '../jobs/jobs.ts';
import { wantRefund } from '../store/charges.ts';
import { wantCancel } from '../store/subscriptions.ts';
import type { PaymentWorld } from '../world.ts';

/** Records what is wanted; the jobs ask the gateway, and tell purchase what went back. */
export const unwindAtGateway = handle<PaymentWorld, typeof call>(call, async ({ input, world }) => {
  const { gatewayCode, gatewaySubsId, refunds, reason } = input;
  const at = { gatewayCode, gatewaySubsId };
  const now = new Date(world.now());
  await transaction(world.db, async (trx) => {
    await wantCancel(trx, at, now);
    for (const { key, chargeId, amount, currency } of refunds)
      await wantRefund(trx, {
        gateway_code: gatewayCode,
        key,
        charge_id: chargeId,
        gateway_subs_id: gatewaySubsId,
        amount,
        currency,
        reason,
        wanted_at: now,
      });
    await world.queue.enqueue(trx, workOffWanted, at);
  });
  return { data: null };
});
