import { attemptsOver as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { chargeableOf } from '../store/intents.ts';
import type { PaymentWorld } from '../world.ts';

/** An attempt that is not stored was never begun, or deleted long after its end. */
export const attemptsOver = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { intentIds }, world }) => {
    const chargeable = await chargeableOf(world.db, intentIds);
    return { data: intentIds.filter((id) => !chargeable.has(id)) };
  },
);
