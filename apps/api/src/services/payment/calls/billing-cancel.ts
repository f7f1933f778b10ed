import { found, payment } from '@kandil/contract';
import { ownSubscription } from '@kandil/contract/internal';
import { handle, sessionOf } from '../../../platform/http/handler.ts';
import { cancelAndReport } from '../flows/cancel.ts';
import { asked } from '../flows/gateways.ts';
import type { PaymentWorld } from '../world.ts';

/** Cancels the member's own subscription: at the gateway first, then here. Access lasts until the period ends. */
export const billingCancel = handle<PaymentWorld, typeof payment.billingCancel>(
  payment.billingCancel,
  async ({ input, context, world }) => {
    const { userId } = sessionOf(context);
    const own = found(await world.internal(ownSubscription, { userId, ...input }));
    const { gatewayCode, gatewaySubsId } = input;
    const at = { gatewayCode, gatewaySubsId };
    const expiryDate = await asked(cancelAndReport(world, at));
    return { data: { expiryDate: expiryDate ?? own.expiryDate } };
  },
);
