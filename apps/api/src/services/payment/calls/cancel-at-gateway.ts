import { cancelAtGateway as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { cancelNow } from '../flows/cancel.ts';
import { asked } from '../flows/gateways.ts';
import type { PaymentWorld } from '../world.ts';

/** Cancels at the gateway. */
export const cancelAtGateway = handle<PaymentWorld, typeof call>(call, async ({ input, world }) => {
  await asked(cancelNow(world, input));
  return { data: null };
});
