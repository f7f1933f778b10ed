import { paymentOwners as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { usersAtGateway } from '../store/people.ts';
import type { PaymentWorld } from '../world.ts';

export const owners = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { gatewayId }, world }) => ({
    data: { userIds: await usersAtGateway(world.db, gatewayId) },
  }),
);
