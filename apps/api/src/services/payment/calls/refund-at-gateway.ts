import { refundAtGateway as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { asked, gatewayOf } from '../flows/gateways.ts';
import { bookRefunds } from '../flows/work-off.ts';
import { refundOf, requestRefund, setRefunded, withdrawRefund } from '../store/charges.ts';
import { GatewayRefusal } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

/** Longer words of a gateway are cut. */
const LONGEST_WORDS = 300;

/**
 * Gives money back at the gateway. It is requested from the first call on: if the answer is lost, a job repeats it. What the
 * gateway refuses is requested no more.
 */
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
  const refused = await refusalOf(gateway.refund(refund));
  if (refused !== null) {
    await withdrawRefund(world.db, id);
    return { data: { refused } };
  }
  await setRefunded(world.db, id, new Date(world.now()));
  await asked(bookRefunds(world, { gatewayCode, gatewaySubsId }, [chargeId]));
  return { data: null };
});

/** What the gateway said; null if it did not refuse. @throws Refusal GATEWAY_UNAVAILABLE */
const refusalOf = (made: Promise<void>): Promise<string | null> =>
  asked(
    made.then(
      () => null,
      (error: unknown) => {
        if (error instanceof GatewayRefusal) return error.message.slice(0, LONGEST_WORDS);
        throw error;
      },
    ),
  );
