import { refundWithdraw as call } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { refundOf, withdrawRefund } from '../store/charges.ts';
import type { PaymentWorld } from '../world.ts';

export const refundWithdraw = handle<PaymentWorld, typeof call>(
  call,
  async ({ input: { gatewayCode: gateway_code, key }, world: { db } }) => {
    await withdrawRefund(db, { gateway_code, key });
    return { data: { isMade: (await refundOf(db, { gateway_code, key })) !== undefined } };
  },
);
