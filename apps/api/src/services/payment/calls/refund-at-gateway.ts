import { refundAtGateway as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { asked, gatewayOf } from '../flows/gateways.ts';
import { bookRefunds } from '../flows/work-off.ts';
import { refundOf, setRefunded, requestRefund } from '../store/charges.ts';
import type { PaymentWorld } from '../world.ts';

/** Gives money back at the gateway. It is requested from the first call on: if the answer is lost, a job repeats it. */
export const refundAtGateway = handle<PaymentWorld, typeof call>(call, async ({ input, world }) => {
  const { gatewayCode, gatewaySubsId, key, chargeId, amount, currency, reason } = input;
  const gateway = gatewayOf(world, gatewayCode);
  const id = { gateway_code: gatewayCode, key };
  if ((await refundOf(world.db, id))?.done_at) return { data: null };
  await requestRefund(world.db, {
    ...id,
    charge_id: chargeId,
    gateway_subs_id: gatewaySubsId,
    amount,
    currency,
    reason,
    requested_at: new Date(world.now()),
  });
  const refund = { chargeId, amount: { amount, currency }, reason, key };
  await asked(gateway.refund(refund));
  await setRefunded(world.db, id, new Date(world.now()));
  await asked(bookRefunds(world, { gatewayCode, gatewaySubsId }, [chargeId]));
  return { data: null };
});
