import { retriesOf as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { retriedSubscriptions } from '../store/subscriptions.ts';
import type { PaymentWorld } from '../world.ts';

export const retriesOf = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { subscriptions }, world: { db } }) => ({
    data: await retriedSubscriptions(db, subscriptions),
  }),
);
