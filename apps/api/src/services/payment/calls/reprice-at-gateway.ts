import { repriceAtGateway as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { repriceNow } from '../flows/reprice.ts';
import { unavailable } from '../flows/gateways.ts';
import { GatewayRefusal, GatewayUnknown } from '../vendors/gateway.ts';
import type { PaymentWorld } from '../world.ts';

export const repriceAtGateway = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { gatewayCode, gatewaySubsId, key, ...terms }, world }) => {
    try {
      const at = { gatewayCode, gatewaySubsId };
      return { data: { gatewaySubsId: await repriceNow(world, at, terms, key) } };
    } catch (error) {
      if (error instanceof GatewayRefusal) return { data: { gatewaySubsId: null } };
      throw error instanceof GatewayUnknown ? unavailable() : error;
    }
  },
);
